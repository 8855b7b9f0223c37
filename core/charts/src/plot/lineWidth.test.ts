import { describe, expect, it } from 'vitest'
import { lineWidthPx } from './lineWidth.ts'

describe('the width of lines', () => {
  it.each([
    ['without points', [], 800, 1.5],
    ['of three hours of minutes', [181], 480, 1.5],
    ['with a point every other pixel', [400], 800, 1.5],
    ['with more than that', [401], 800, 1],
    ['beside a dense one', [10, 3200], 800, 1],
  ])('chooses the width of a line %s', (_, pointCounts, widthPx, expected) => {
    expect(lineWidthPx(pointCounts, widthPx)).toBe(expected)
  })
})
