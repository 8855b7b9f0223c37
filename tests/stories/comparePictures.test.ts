import { expect, it } from 'vitest'
import { differingPixels, marked } from './comparePictures.ts'
import type { Picture } from './readPng.ts'

/** A grey picture: one level for each pixel. */
const grey = (...rows: readonly (readonly number[])[]): Picture => ({
  width: rows[0]!.length,
  height: rows.length,
  rgb: Uint8Array.from(rows.flat().flatMap((level) => [level, level, level])),
})

it('sees no difference of 16 levels, and one of 17', () => {
  const flat = grey([100, 100, 100])
  expect(differingPixels(flat, grey([116, 100, 100]))).toEqual([])
  expect(differingPixels(flat, grey([117, 117, 117]))).toEqual([0, 1, 2])
})

it('accepts an edge that lies half a pixel elsewhere, and none that lies a pixel and a half elsewhere', () => {
  const edge = grey([255, 255, 128, 0, 0])
  expect(differingPixels(edge, grey([255, 255, 212, 0, 0]))).toEqual([])
  // Half a pixel: both changed by 127 or 128, less than 16 + 255 / 2, between the same levels on both sides.
  expect(differingPixels(edge, grey([255, 255, 255, 128, 0]))).toEqual([])
  // A pixel and a half: the grey is nowhere near in the other picture, and black turned white.
  expect(differingPixels(edge, grey([255, 255, 255, 255, 0]))).toEqual([2, 3])
})

it('sees a missing line of one pixel in the picture that has it', () => {
  const line = grey([255, 255, 255], [90, 90, 90], [255, 255, 255])
  const none = grey([255, 255, 255], [255, 255, 255], [255, 255, 255])
  expect(differingPixels(line, none)).toEqual([3, 4, 5])
  expect(differingPixels(none, line)).toEqual([3, 4, 5])
})

it('marks the differing pixels in red and shows the others pale', () => {
  expect([...marked(grey([0, 255]), [1]).rgb]).toEqual([192, 192, 192, 255, 0, 0])
})

it('refuses pictures of two sizes, and names both', () => {
  expect(() => differingPixels(grey([0]), grey([0, 0]))).toThrow(
    'expected 1 × 1 pixels, got 2 × 1 pixels',
  )
})
