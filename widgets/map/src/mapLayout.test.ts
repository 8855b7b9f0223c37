import { expect, it } from 'vitest'
import { mapLayout } from './mapLayout.ts'

it.each([
  ['a usual card', 720, 360, [true, true, true, 202]],
  ['a wide one', 1400, 360, [true, true, true, 320]],
  ['a card over half of a dashboard at 1440 px', 515, 345, [true, true, false, 180]],
  ['the same, three rows high', 515, 210, [true, false, false, 180]],
  ['the least one with both', 500, 200, [true, false, false, 180]],
  ['one that is a little narrower', 499, 240, [true, true, true, 0]],
  ['the least card of the grid', 380, 252, [true, true, false, 0]],
  ['a narrow card', 240, 180, [true, false, false, 0]],
  ['a tiny one, where only the list fits', 120, 80, [false, false, false, 0]],
  ['a strip', 900, 100, [false, false, true, 0]],
])('%s', (_, width, height, expected) => {
  const { hasMap, hasCounts, hasWords, listPx } = mapLayout({ width, height })
  expect([hasMap, hasCounts, hasWords, listPx]).toEqual(expected)
})
