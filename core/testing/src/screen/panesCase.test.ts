import type { PanesDefinition } from '@airshed/contract'
import { expect, it } from 'vitest'
import { panesProblems } from './panesCase.ts'

const title = { en: 'Air', es: 'Aire' }
const row = (...panes: string[]) => ({ direction: 'row', panes }) as const

it.each<[string, PanesDefinition, RegExp[]]>([
  ['good ones', { titles: { a: title, b: title, c: title }, arrangement: row('a', 'b') }, []],
  ['a pane without a title', { titles: { a: title }, arrangement: row('a', 'x') }, [/got x$/]],
  ['a pane twice', { titles: { a: title }, arrangement: row('a', 'a') }, [/got a again$/]],
  ['a title in English alone', { titles: { a: { en: 'Air' } }, arrangement: 'a' }, [/Spanish/]],
])('tells of panes: %s', (_, panes, expected) => {
  const found = panesProblems(panes)
  expect(found).toHaveLength(expected.length)
  for (const [index, text] of expected.entries()) expect(found[index]).toMatch(text)
})
