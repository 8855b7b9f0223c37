import { describe, expect, it } from 'vitest'
import { graticule, graticuleStepDeg } from './graticule.ts'

describe('lines of latitude and longitude', () => {
  it.each([
    [0, 30],
    [2, 30],
    [3, 10],
    [6, 1],
    [10, 0.1],
    [16, 0.001],
  ])('spaces lines at zoom %d by %d°', (zoom, stepDeg) => {
    expect(graticuleStepDeg(zoom)).toBe(stepDeg)
  })

  it('draws lines through a part of the world at multiples of the step', () => {
    const { coordinates } = graticule([-1, 9, 21, 31], 10).geometry
    expect(coordinates).toEqual([
      [
        [0, 9],
        [0, 31],
      ],
      [
        [10, 9],
        [10, 31],
      ],
      [
        [20, 9],
        [20, 31],
      ],
      [
        [-1, 10],
        [21, 10],
      ],
      [
        [-1, 20],
        [21, 20],
      ],
      [
        [-1, 30],
        [21, 30],
      ],
    ])
  })

  it('rounds coordinates without binary noise', () => {
    const { coordinates } = graticule([0.25, 0, 0.35, 0], 0.1).geometry
    expect(coordinates[0]?.[0]?.[0]).toBe(0.3)
  })

  it('draws fewer than 801 lines of latitude and longitude', () => {
    expect(graticule([-180, -85, 180, 85], 0.001).geometry.coordinates.length).toBeLessThan(801)
  })
})
