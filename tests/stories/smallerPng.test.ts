import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readChunks, writeChunks } from './pngChunks.ts'
import { smallerPng } from './smallerPng.ts'

/** A picture of RGB pixels; each row begins with its filter type. */
function png(width: number, rows: readonly (readonly number[])[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return writeChunks([
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: deflateSync(Buffer.from(rows.flat())) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ])
}

/** The colours of a paletted picture, row by row. */
function coloursOf(picture: Buffer, width: number): number[][] {
  const data = (type: string) => readChunks(picture).find((chunk) => chunk.type === type)?.data
  const palette = data('PLTE') ?? Buffer.alloc(0)
  const rows = inflateSync(data('IDAT') ?? Buffer.alloc(0))
  return [...rows]
    .filter((_, at) => at % (width + 1) > 0)
    .map((place) => [...palette.subarray(place * 3, place * 3 + 3)])
}

describe('a smaller picture', () => {
  it('keeps the colours of the original, whatever the filters of its rows', () => {
    const given = png(2, [
      [0, 100, 40, 8, 200, 40, 8],
      [1, 100, 40, 8, 100, 0, 0],
      [2, 0, 0, 0, 0, 0, 0],
      [3, 50, 20, 4, 50, 0, 0],
      [4, 0, 0, 0, 0, 0, 0],
    ])
    const row = [
      [100, 40, 8],
      [200, 40, 8],
    ]
    expect(coloursOf(smallerPng(given), 2)).toEqual([...row, ...row, ...row, ...row, ...row])
  })

  it('reduces many colours to a palette, with rare ones slightly off', () => {
    const colours = Array.from({ length: 1000 }, (_, at) => [at % 256, (at * 7) % 64, at % 32])
    const shown = coloursOf(smallerPng(png(1000, [[0, ...colours.flat()]])), 1000)
    expect(new Set(shown.map(String)).size).toBeLessThan(257)
    const off = shown.flatMap((colour, at) =>
      colour.map((value, channel) => Math.abs(value - (colours[at]?.[channel] ?? 0))),
    )
    expect(Math.max(...off)).toBeLessThan(17)
  })

  it('keeps a picture that already has a palette', () => {
    const once = smallerPng(png(1, [[0, 8, 16, 24]]))
    expect(smallerPng(once)).toBe(once)
  })
})
