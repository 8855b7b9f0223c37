import { describe, expect, it } from 'vitest'
import type { Position } from './bounds.ts'
import { DEFAULT_VIEW, fitView } from './fitView.ts'

const square = { width: 512, height: 512 }

describe('the view of a fleet', () => {
  it('uses the default view without devices', () => {
    expect(fitView([], square)).toEqual({ center: [-35.3, 44.4], zoom: 3 })
    expect(DEFAULT_VIEW.center).toEqual([-35.3, 44.4])
  })

  // A map of 512 px shows 360° at zoom 0, 180° at zoom 1; one level is left as room.
  it.each<[string, Position[], number, number, number]>([
    [
      'half the equator',
      [
        [-90, 0],
        [90, 0],
      ],
      0,
      0,
      0,
    ],
    [
      'an eighth of it',
      [
        [0, 0],
        [45, 0],
      ],
      22.5,
      0,
      2,
    ],
    [
      'over the date line',
      [
        [170, 0],
        [-170, 0],
      ],
      180,
      0,
      Math.log2(360 / 20) - 1,
    ],
    [
      'a wall of latitudes',
      [
        [10, -60],
        [10, 60],
      ],
      10,
      0,
      Math.log2(Math.PI / Math.log(Math.tan((75 * Math.PI) / 180))) - 1,
    ],
    [
      'devices some metres apart',
      [
        [10, 50],
        [10.0001, 50],
      ],
      10.00005,
      50,
      16,
    ],
  ])('fits the view to %s', (_, positions, lng, lat, zoom) => {
    const view = fitView(positions, square)
    expect(view.center[0]).toBeCloseTo(lng, 6)
    expect(view.center[1]).toBeCloseTo(lat, 6)
    expect(view.zoom).toBeCloseTo(zoom, 3)
  })

  it('zooms to one device as near as allowed', () => {
    expect(fitView([[-74.01, 40.71]], square).zoom).toBe(16)
    expect(fitView([[-74.01, 40.71]], square, 6).zoom).toBe(6)
  })

  it('zooms no nearer than 16', () => {
    const near: Position[] = [
      [10, 50],
      [10.003, 50],
    ]
    expect(fitView(near, { width: 4000, height: 4000 }).zoom).toBe(16)
  })

  it.each([[{ width: 0, height: 0 }], [{ width: 200, height: 80 }]])(
    'gives a finite view of a map of %j',
    (size) => {
      const { zoom } = fitView(
        [
          [-179, -80],
          [10, 80],
          [170, 0],
        ],
        size,
      )
      expect(zoom).toBe(0)
    },
  )
})
