import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FIELD_NAMES, WIDGET_TYPES } from './drawnNames.ts'

it('the page for authors has every field and every widget, and no others', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/plugins/forms.md'), 'utf8')
  const hints = page.slice(page.indexOf('## Hints'))
  const rows = hints.split('\n').flatMap((line) => /^\| ((?:`[^|]*`)) *\|/.exec(line)?.[1] ?? [])
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`:]+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual([...FIELD_NAMES, ...Object.keys(WIDGET_TYPES)].toSorted())
})
