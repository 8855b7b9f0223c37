import { describe, expect, it } from 'vitest'
import { moved, squareOf, WHOLE, zoomed, ZOOM_MAX } from './crop.ts'

const wide = { width: 400, height: 200 }

describe('the part of a picture that is kept', () => {
  it('begins as the largest square in the middle', () => {
    expect(squareOf(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 200 })
    expect(squareOf({ width: 30, height: 90 }, WHOLE)).toEqual({ left: 0, top: 30, side: 30 })
  })

  it('moves against the picture, up to its edges', () => {
    expect(squareOf(wide, moved(wide, WHOLE, 0.25, 0))).toMatchObject({ left: 50, top: 0 })
    expect(squareOf(wide, moved(wide, WHOLE, 9, 9))).toMatchObject({ left: 0, top: 0 })
    expect(squareOf(wide, moved(wide, WHOLE, -9, -9))).toMatchObject({ left: 200, top: 0 })
  })

  it('zooms around the middle of the part, within the picture', () => {
    const near = zoomed(wide, WHOLE, 4)
    expect(squareOf(wide, near)).toEqual({ left: 175, top: 75, side: 50 })
    const corner = moved(wide, near, 9, 9)
    expect(squareOf(wide, corner)).toEqual({ left: 0, top: 0, side: 50 })
    expect(squareOf(wide, zoomed(wide, corner, 1))).toEqual({ left: 0, top: 0, side: 200 })
  })

  it.each([
    [0, 1],
    [99, ZOOM_MAX],
  ])('zooms from 1 to the most: %d is %d', (wanted, zoom) => {
    expect(zoomed(wide, WHOLE, wanted).zoom).toBe(zoom)
  })
})
