import { expect, it } from 'vitest'
import { mapLayout } from './mapLayout.ts'

it.each([
  ['a usual card', 720, 360, [true, true, true, 202]],
  ['a wide card', 1400, 360, [true, true, true, 320]],
  ['half of a dashboard at 1440 px', 515, 345, [true, true, false, 180]],
  ['half of a dashboard, three rows high', 515, 210, [true, false, false, 180]],
  ['the smallest card with map and list', 500, 200, [true, false, false, 180]],
  ['a card too narrow for map and list', 499, 240, [true, true, true, 0]],
  ['the smallest card of the grid', 380, 252, [true, true, false, 0]],
  ['a narrow card', 240, 180, [true, false, false, 0]],
  ['a tiny card with only a list', 120, 80, [false, false, false, 0]],
  ['a flat strip with only a list', 900, 100, [false, false, true, 0]],
])('lays out %s', (_, width, height, expected) => {
  const { hasMap, hasCounts, hasText, listPx } = mapLayout({ width, height })
  expect([hasMap, hasCounts, hasText, listPx]).toEqual(expected)
})
