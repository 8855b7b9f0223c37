import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writeChunks } from './pngChunks.ts'
import { readPng } from './readPng.ts'
import { smallerPng } from './smallerPng.ts'
import { writePng } from './writePng.ts'

/** A picture of two columns; each row begins with its filter type. */
function png(colourType: number, rows: readonly (readonly number[])[], bits = 8): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, rows.length, bits, colourType, 0, 0, 0])
  return writeChunks([
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: deflateSync(Buffer.from(rows.flat())) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ])
}

/** The same two pixels in each of the five filters of the PNG specification, by hand. */
const FILTERED = [
  [0, 100, 40, 8, 200, 40, 8],
  [1, 100, 40, 8, 100, 0, 0],
  [2, 0, 0, 0, 0, 0, 0],
  [3, 50, 20, 4, 100, 0, 0],
  [4, 0, 0, 0, 0, 0, 0],
]

it('undoes every filter of the rows of a PNG', () => {
  const { width, height, rgb } = readPng(png(2, FILTERED))
  expect([width, height]).toEqual([2, 5])
  const row = [100, 40, 8, 200, 40, 8]
  expect([...rgb.subarray(0, 18)]).toEqual([...row, ...row, ...row])
  // Row 4: 50 + 100/2, then 100 + (100 + 200)/2 = 250; row 5 repeats the row above.
  expect([...rgb.subarray(18)]).toEqual([100, 40, 8, 250, 40, 8, 100, 40, 8, 250, 40, 8])
})

it('reads a picture with a palette and one with transparency as its colours', () => {
  const colours = [10, 20, 30, 40, 50, 60]
  const written = writePng({ width: 2, height: 1, rgb: Uint8Array.from(colours) })
  expect([...readPng(smallerPng(written)).rgb]).toEqual(colours)
  expect([...readPng(png(6, [[0, 10, 20, 30, 255, 40, 50, 60, 255]])).rgb]).toEqual(colours)
})

it('refuses a PNG of a kind that no browser writes', () => {
  expect(() => readPng(png(0, [[0, 1, 2]]))).toThrow('expected a PNG of 8 bits')
  expect(() => readPng(png(2, FILTERED, 16))).toThrow('expected a PNG of 8 bits')
})
