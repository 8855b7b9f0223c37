import { describe, expect, it } from 'vitest'
import { placeNames, type NamedMark } from './placeNames.ts'

const map = { width: 400, height: 300 }
const pin = (x: number, y: number, nameWidth: number | null = 60): NamedMark => ({
  x,
  y,
  radius: 14,
  nameWidth,
})

describe('the names of devices on a map', () => {
  it('puts a name to the right of its mark', () => {
    expect(placeNames([pin(100, 100)], map)).toEqual([{ at: 0, x: 117, y: 100 }])
  })

  it.each([
    ['to the left at the right edge', [pin(380, 100)], { x: 303, y: 100 }],
    [
      'to the left of a mark that another one touches',
      [pin(100, 100), pin(130, 100)],
      { x: 23, y: 100 },
    ],
    [
      'below when both sides are taken',
      [pin(100, 100), pin(130, 100, null), pin(70, 100, null)],
      { x: 70, y: 125 },
    ],
  ])('puts a name %s', (_, marks, place) => {
    expect(placeNames(marks, map)[0]).toMatchObject({ at: 0, ...place })
  })

  it('keeps names clear of buttons and legend', () => {
    const buttons = { left: 340, right: 390, top: 40, bottom: 120 }
    const legend = { left: 8, right: 330, top: 60, bottom: 110 }
    expect(placeNames([pin(300, 100)], map, [buttons])).toMatchObject([{ x: 223, y: 100 }])
    expect(placeNames([pin(300, 100)], map, [buttons, legend])).toMatchObject([{ x: 270, y: 125 }])
  })

  it('leaves out names without room, and those beside a cluster', () => {
    const crowd = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((at) => pin(80 + at * 30, 80 + row * 30)),
    )
    const named = placeNames(crowd, map).map(({ at }) => at)
    expect(named).not.toContain(4)
    expect(placeNames([pin(100, 100, null)], map)).toEqual([])
  })

  it('keeps names from overlapping', () => {
    const many = Array.from({ length: 24 }, (_, at) => pin((at * 97) % 400, (at * 61) % 300))
    const placed = placeNames(many, map)
    expect(placed.length).toBeGreaterThan(5)
    for (const one of placed) {
      for (const other of placed) {
        const isApart = Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= 16
        expect(one === other || isApart).toBe(true)
      }
    }
  })
})
