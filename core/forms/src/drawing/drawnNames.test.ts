import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FIELD_NAMES, WIDGET_TYPES } from './drawnNames.ts'
import { KINDS, OBJECT_OPTIONS, OPTION_NAMES } from './hintNames.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/plugins/forms.md'), 'utf8')

/** What the first column of the tables under a heading names. */
function namedUnder(heading: string): string[] {
  const [, section = ''] = page.split(`## ${heading}\n`)
  const rows = section
    .split(/^## /m)[0]!
    .split('\n')
    .flatMap((line) => /^\| ((?:`[^|]*`)) *\|/.exec(line)?.[1] ?? [])
  return rows
    .flatMap((row) => [...row.matchAll(/`([^`:]+)`/g)].map(([, name = '']) => name))
    .toSorted()
}

describe('the page of form options for authors', () => {
  it('documents every field and widget, and no others', () => {
    const names = [...FIELD_NAMES, ...Object.keys(WIDGET_TYPES)]
    expect(namedUnder('Hints')).toEqual(names.toSorted())
  })

  it('documents every option, and no others', () => {
    const names = new Set([...OBJECT_OPTIONS, ...Object.values(OPTION_NAMES).flat()])
    expect(namedUnder('Options')).toEqual([...names].toSorted())
  })

  it('documents every kind of parameter that a picker can offer, and no others', () => {
    expect(namedUnder('Kinds of parameters')).toEqual([...KINDS].toSorted())
  })
})
