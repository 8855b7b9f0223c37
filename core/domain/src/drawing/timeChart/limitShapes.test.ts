import { describe, expect, it } from 'vitest'
import type { Shape } from '../shapes/shape.ts'
import { limitShapes, movedApart, zoneNames, zoneShapes } from './limitShapes.ts'
import { plotArea } from './plotArea.ts'

// 0 at 100 px, 50 at 0 px.
const AREA = plotArea(
  { left: 10, right: 210, top: 0, bottom: 100, insetPx: 0 },
  { from: 0, to: 1 },
  [0, 50],
)
const zone = (from: number, to: number, name: string) => ({ from, to, name, color: '#00ff00' })
const textsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [[shape.text, shape.y]] : []))

describe('bands of a chart', () => {
  const zones = [zone(-Infinity, 10, 'Good'), zone(10, 14, 'Fair'), zone(14, Infinity, 'Poor')]

  it('bands fill the plot from end to end, faintly', () => {
    const look = { kind: 'box', x: 10, width: 200, color: '#00ff00', opacity: 0.13 }
    expect(zoneShapes(zones, AREA)).toEqual([
      { ...look, y: 80, height: 20 },
      { ...look, y: 72, height: 8 },
      { ...look, y: 0, height: 72 },
    ])
  })

  it('bands that are high enough are named at their upper edge', () => {
    expect(textsOf(zoneNames(zones, AREA))).toEqual([
      ['Good', 88],
      ['Poor', 8],
    ])
  })

  it('bands beyond the plot are not drawn', () => {
    expect(zoneShapes([zone(60, 70, 'Hazardous')], AREA)).toEqual([])
    expect(zoneNames([zone(60, 70, 'Hazardous')], AREA)).toEqual([])
  })
})

it('limits of nearly the same value have labels that can be read', () => {
  const limits = [
    { value: 25, label: 'WHO' },
    { value: 26, label: 'EU' },
    { value: 40, label: null },
  ]
  const shapes = limitShapes(limits, AREA)
  expect(shapes.flatMap((shape) => (shape.kind === 'line' ? [shape.points[0]?.[1]] : []))).toEqual([
    50, 48, 20,
  ])
  expect(textsOf(shapes)).toEqual([
    ['WHO', 64],
    ['EU', 48],
  ])
})

it.each([
  ['far apart', [10, 50, 90], [10, 50, 90]],
  ['in any order', [50, 49, 10], [65, 49, 10]],
  ['at the lower edge', [100, 100, 95], [100, 84, 68]],
  ['none', [], []],
])('places of labels are no nearer than a row: %s', (_, wanted, expected) => {
  const places = movedApart(wanted, 16, { bottom: 100 })
  expect(places.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
})
