import { describe, expect, it } from 'vitest'
import { boxesOf, clipOutlines, partOf } from './clipOutlines.ts'

describe('the part of the world that a map looks at', () => {
  it('stays the same while the map moves a little, on any copy of the world', () => {
    expect(partOf([-8.6, 41.1])).toEqual([-8, 40])
    expect(partOf([-9.2, 40.3])).toEqual([-8, 40])
    expect(partOf([-8.6 + 720, 41.1])).toEqual([-8, 40])
  })

  it('reaches far enough around every place in it', () => {
    expect(boxesOf([-8, 40])).toEqual([[-14, 34, -2, 46]])
  })

  it.each([
    [
      176,
      [
        [170, -22, 180, -10],
        [-180, -22, -178, -10],
      ],
    ],
    [
      -180,
      [
        [-180, -22, -174, -10],
        [174, -22, 180, -10],
      ],
    ],
  ])('divides the view into two boxes at the date line (%d)', (lng, boxes) => {
    expect(boxesOf([lng, -16])).toEqual(boxes)
  })
})

describe('the outlines in a box', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ]

  it('cuts outlines at the edges of the box', () => {
    const { polygons } = clipOutlines({ polygons: [[square]], lines: [] }, [5, 5, 20, 20])
    const [ring = []] = polygons[0] ?? []
    expect(ring.at(0)).toEqual(ring.at(-1))
    expect(new Set(ring.map(String))).toEqual(new Set(['5,5', '10,5', '10,10', '5,10']))
  })

  it('fills the box with land in the middle of a continent', () => {
    const { polygons } = clipOutlines({ polygons: [[square]], lines: [square] }, [4, 4, 6, 6])
    expect(new Set(polygons[0]?.[0]?.map(String))).toEqual(new Set(['4,4', '6,4', '6,6', '4,6']))
  })

  it('leaves out what lies elsewhere, without a line along its edges', () => {
    const { polygons, lines } = clipOutlines(
      { polygons: [[square]], lines: [square] },
      [20, 20, 30, 30],
    )
    expect([polygons, lines]).toEqual([[], []])
    expect(clipOutlines({ polygons: [], lines: [square] }, [5, -5, 20, 5]).lines).toEqual([
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
    ])
  })
})
