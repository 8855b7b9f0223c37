import { deflateSync } from 'node:zlib'
import { readChunks, writeChunks } from './pngChunks.ts'
import { readPng } from './readPng.ts'

/** Spacing of the kept levels of a channel: far below what a comparison notices. */
const STEPS = [4, 8, 16, 24, 32]
const PALETTE_MAX = 256
/** Type of a picture whose pixels are indices of a palette. */
const PALETTED = 3
/** Backgrounds, lines and fills keep their colour; the edges of letters are rounded. */
const EXACT_MAX = 96

/**
 * The same picture with at most 256 colours, the rare ones slightly off if there were more: a third
 * of the bytes a browser writes.
 *
 * @param png 8 bits per channel, RGB or RGBA without transparency
 */
export function smallerPng(png: Buffer): Buffer {
  const header = readChunks(png).find(({ type }) => type === 'IHDR')?.data
  if (header === undefined || header[9] === PALETTED) return png
  const { width, height, rgb } = readPng(png)
  const colours = coloursOf(rgb)
  const exact = mostFrequent(colours)
  for (const step of STEPS) {
    const found = inColours(colours, exact, step)
    if (found === null) continue
    const rows = Buffer.alloc((width + 1) * height)
    for (let y = 0; y < height; y += 1) {
      rows.set(found.places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
    }
    const indexed = Buffer.from(header)
    indexed[9] = PALETTED
    return writeChunks([
      { type: 'IHDR', data: indexed },
      { type: 'PLTE', data: found.palette },
      { type: 'IDAT', data: deflateSync(rows, { level: 9, memLevel: 9 }) },
      { type: 'IEND', data: Buffer.alloc(0) },
    ])
  }
  return png
}

/** Each pixel as a palette index; null if these levels still give too many colours. */
function inColours(
  colours: Uint32Array,
  exact: ReadonlySet<number>,
  step: number,
): { palette: Buffer; places: Buffer } | null {
  const known = new Map<number, number>()
  const places = Buffer.alloc(colours.length)
  const level = (value: number): number => Math.min(255, Math.round(value / step) * step)
  for (const [pixel, given] of colours.entries()) {
    const colour = exact.has(given)
      ? given
      : (level(given >> 16) << 16) | (level((given >> 8) & 255) << 8) | level(given & 255)
    let place = known.get(colour)
    if (place === undefined) {
      if (known.size === PALETTE_MAX) return null
      place = known.size
      known.set(colour, place)
    }
    places[pixel] = place
  }
  const palette = [...known.keys()].flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255])
  return { palette: Buffer.from(palette), places }
}

/** Each pixel as one number, 0xRRGGBB. */
function coloursOf(rgb: Uint8Array): Uint32Array {
  return Uint32Array.from(
    { length: rgb.length / 3 },
    (_, pixel) => (rgb[pixel * 3]! << 16) | (rgb[pixel * 3 + 1]! << 8) | rgb[pixel * 3 + 2]!,
  )
}

/** The most frequent colours. */
function mostFrequent(colours: Uint32Array): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  return new Set(sorted.slice(0, EXACT_MAX).map(([colour]) => colour))
}
