import { expect, it } from 'vitest'
import { textWidthPx } from './textWidth.ts'

const within = { leastPx: 100, mostPx: 300 }

it.each([
  ['nothing', [], 100],
  ['short names', ['Ash', 'Elm'], 100],
  ['a long name', ['Ash', 'x'.repeat(30)], 236],
  ['a name without end', ['x'.repeat(1_000)], 300],
  ['characters outside of the first plane', ['🌳'.repeat(30)], 236],
])('measures the width for %s', (_, texts, expected) => {
  expect(textWidthPx(texts, within)).toBe(expected)
})
