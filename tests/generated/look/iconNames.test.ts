import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../suites/command.ts'
import { iconNames } from './iconNames.ts'

// `widget` is what any unknown name shows.

/** Where code names an icon: `<NamedIcon name=…>`, `icon="…"`, `icon: '…'`, a table of icons. */
const PLACES = [
  /<NamedIcon\s+name=(\{[^}]*\}|"[^"]*")/g,
  /\bicon(?:=|: )(["'][a-z-]+["'])/g,
  /\bICONS\b[^=\n]*= (\{[^}]*\})/g,
  /\breadonly \[icon: string[^=]*= (\{[^}]*\})/g,
]
/** Icons of Storybook, and what stands for names that nobody draws. */
const OTHERS = /testsupport|core\/testing\/src\/stage|\.test\.tsx?$/

const literalsIn = (text: string): string[] =>
  [...text.matchAll(/(?:^|[?:([{]\s*)["']([a-z][a-z-]*)["']/g)].map(([, name = '']) => name)

it('every icon that code names is drawn', () => {
  const files = globSync(
    '{app,core,docs/samples,plugins,schemas,screens,stories,widgets}/**/*.{ts,tsx}',
    {
      cwd: ROOT,
      exclude: (path) => /node_modules|dist|storybook-static/.test(path),
    },
  ).filter((path) => !OTHERS.test(path))
  const named = files.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return PLACES.flatMap((place) => [...text.matchAll(place)])
      .flatMap(([, words = '']) => literalsIn(words))
      .map((name) => `${path}: ${name}`)
  })
  expect(named.length).toBeGreaterThan(80)
  const drawn = new Set(iconNames())
  expect(named.filter((line) => !drawn.has(line.split(': ')[1] ?? ''))).toEqual([])
})
