import { expect, it } from 'vitest'
import { mapLayout } from './mapLayout.ts'

it.each([
  ['a usual card', 720, 360, [true, true, true]],
  ['the least card of the grid', 380, 252, [true, true, false]],
  ['a narrow card', 240, 180, [true, false, false]],
  ['a tiny one, where only the list fits', 120, 80, [false, false, false]],
  ['a strip', 900, 100, [false, false, true]],
])('%s', (_, width, height, expected) => {
  const { hasMap, hasCounts, hasWords } = mapLayout({ width, height })
  expect([hasMap, hasCounts, hasWords]).toEqual(expected)
})
