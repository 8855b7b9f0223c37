import type { GridRect } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { clampRect, firstFreeSpot, overlaps, reflowRects, settleRects } from './placement.ts'
import { hasOverlap, isWithin, randomRects } from './randomRects.fixture.ts'

const rect = (x: number, y: number, w = 4, h = 3): GridRect => ({ x, y, w, h })

describe('two widgets', () => {
  it.each([
    ['in one place', rect(0, 0), rect(0, 0), true],
    ['sharing a corner cell', rect(0, 0), rect(3, 2), true],
    ['side by side', rect(0, 0), rect(4, 0), false],
    ['one above the other', rect(0, 0), rect(0, 3), false],
  ])('reports whether widgets %s overlap: %s', (_, a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected)
    expect(overlaps(b, a)).toBe(expected)
  })
})

describe('a rectangle', () => {
  it.each([
    ['too small', rect(0, 0, 1, 1), 16, rect(0, 0, 4, 2)],
    ['too wide', rect(0, 0, 40, 4), 12, rect(0, 0, 12, 4)],
    ['out on the right', rect(14, 2), 16, rect(12, 2)],
    ['out on the left and above', rect(-3, -1), 16, rect(0, 0)],
    ['between cells', rect(1.4, 0.6, 5.5, 3.2), 16, rect(1, 1, 6, 3)],
    ['not a number', rect(Number.NaN, Infinity), 16, rect(0, 0)],
  ])('brings a rectangle that is %s into the grid', (_, given, columns, expected) => {
    expect(clampRect(given, columns)).toEqual(expected)
  })

  it('keeps the height of a compact card at every breakpoint', () => {
    const compact = rect(4, 0, 4, 2)
    expect(clampRect(compact, 16)).toEqual(compact)
    expect(settleRects([rect(0, 0), compact], 16)).toEqual([rect(0, 0), compact])
    expect(reflowRects([rect(0, 0), compact], 4)).toEqual([rect(0, 0), rect(0, 3, 4, 2)])
    expect(firstFreeSpot([rect(0, 0)], compact, 16)).toEqual(compact)
  })
})

describe('the first free spot', () => {
  it.each<[string, GridRect[], GridRect]>([
    ['of an empty grid is its corner', [], rect(0, 0)],
    ['is beside what is there', [rect(0, 0)], rect(4, 0)],
    ['is in a hole', [rect(0, 0), rect(8, 0, 8, 3)], rect(4, 0)],
    ['is below a full row', [rect(0, 0, 16, 4)], rect(0, 4)],
    ['is left of what stands on the right', [rect(12, 0)], rect(0, 0)],
  ])('the first free spot %s', (_, occupied, expected) => {
    expect(firstFreeSpot(occupied, { w: 4, h: 3 }, 16)).toEqual(expected)
  })
})

describe('any set of rectangles', () => {
  const cases = [4, 8, 12, 16].flatMap((columns) =>
    Array.from({ length: 25 }, (_, seed) => ({ columns, seed: seed + 1 })),
  )

  it.each(cases)('settles without overlaps: $columns columns, seed $seed', ({ columns, seed }) => {
    const settled = settleRects(randomRects(seed, 20), columns)
    expect(settled.every((one) => isWithin(one, columns))).toBe(true)
    expect(hasOverlap(settled)).toBe(false)
    expect(settleRects(settled, columns)).toEqual(settled)
  })

  it.each(cases)('reflows without overlaps: $columns columns, seed $seed', ({ columns, seed }) => {
    const given = randomRects(seed, 20)
    const packed = reflowRects(given, columns)
    expect(packed).toHaveLength(given.length)
    expect(packed.every((one) => isWithin(one, columns))).toBe(true)
    expect(hasOverlap(packed)).toBe(false)
  })

  it('keeps a valid layout unchanged', () => {
    const tidy = [rect(8, 0, 8, 4), rect(0, 0, 8, 4), rect(4, 7)]
    expect(settleRects(tidy, 16)).toEqual(tidy)
  })
})
