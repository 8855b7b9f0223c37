import type { Position } from 'geojson'
import { expect, it } from 'vitest'
import { readWorldOutlines } from '../canvas/worldOutlines.ts'
import { cutAtDateLine } from './dateLine.ts'

const land = readWorldOutlines().land.geometry.coordinates

/** By the even-odd rule, as renderers fill. */
function isIn(polygon: readonly (readonly Position[])[], [lng, lat]: [number, number]): boolean {
  let crossings = 0
  for (const ring of polygon) {
    for (const [at, to] of ring.entries()) {
      const from = ring[at - 1]
      if (from === undefined) continue
      const [x1 = 0, y1 = 0] = from
      const [x2 = 0, y2 = 0] = to
      if (y1 > lat === y2 > lat) continue
      if (x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1) > lng) crossings += 1
    }
  }
  return crossings % 2 === 1
}

it('the outlines of land never step across the date line', () => {
  expect(
    land
      .flat()
      .flat()
      .every(([lng = 0]) => lng >= -180 && lng <= 180),
  ).toBe(true)
  const across = land.flat().filter((ring) =>
    ring.some((point, at) => {
      const [lng = 0, lat = 0] = ring[at - 1] ?? point
      return Math.abs((point[0] ?? 0) - lng) > 180 && lat > -90
    }),
  )
  expect(across).toEqual([])
})

it.each([
  ['Chukotka, east of the date line', [-175, 67], true],
  ['Chukotka, west of it', [178, 67], true],
  ['Wrangel Island', [-179.5, 71.1], true],
  ['Vanua Levu', [179.3, -16.6], true],
  ['the middle of Antarctica', [20, -85], true],
  ['the pole', [100, -89.5], true],
  ['the Greenland Sea', [0, 70.5], false],
  ['the Kara Sea', [75, 76], false],
  ['the Coral Sea', [160, -16.6], false],
  ['the Caspian Sea, a hole', [51, 42], false],
  ['the Southern Ocean', [100, -58], false],
] as const)('the outlines have land at %s %s: %s', (_name, at, isLand) => {
  expect(land.some((polygon) => isIn(polygon, [...at]))).toBe(isLand)
})

it('cuts an area that crosses the date line into one on each side', () => {
  const island: Position[] = [
    [178, 10],
    [-178, 10],
    [-178, 12],
    [178, 12],
    [178, 10],
  ]
  const parts = cutAtDateLine([island])
  expect(parts).toHaveLength(2)
  const spans = parts.map(([ring = []]) => ring.map(([lng = 0]) => lng))
  expect(spans.map((lngs) => [Math.min(...lngs), Math.max(...lngs)])).toEqual([
    [178, 180],
    [-180, -178],
  ])
})

it('keeps an area that does not cross the date line', () => {
  const area = [
    [
      [10, 10],
      [12, 10],
      [12, 12],
      [10, 10],
    ],
  ]
  expect(cutAtDateLine(area)).toEqual([area])
})
