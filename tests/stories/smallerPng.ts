import { deflateSync, inflateSync } from 'node:zlib'
import { readChunks, writeChunks } from './pngChunks.ts'

/** Spacing of the kept levels of a channel: far below what a comparison notices. */
const STEPS = [4, 8, 16, 24, 32]
const PALETTE_MAX = 256
/** Backgrounds, lines and fills keep their colour; the edges of letters are rounded. */
const EXACT_MAX = 96

/**
 * The same picture with at most 256 colours, the rare ones slightly off if there were more: a third
 * of the bytes a browser writes.
 *
 * @param png 8 bits per channel, RGB or RGBA without transparency
 */
export function smallerPng(png: Buffer): Buffer {
  const chunks = readChunks(png)
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  const channels = { 2: 3, 6: 4 }[header?.[9] ?? 0]
  if (header === undefined || channels === undefined) return png
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  const pixels = unfiltered(inflateSync(Buffer.concat(packed)), width * channels, channels)
  const colours = coloursOf(pixels, channels)
  const exact = mostFrequent(colours)
  for (const step of STEPS) {
    const found = inColours(colours, exact, step)
    if (found === null) continue
    const rows = Buffer.alloc((width + 1) * height)
    for (let y = 0; y < height; y += 1) {
      rows.set(found.places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
    }
    const indexed = Buffer.from(header)
    indexed[9] = 3
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
function coloursOf(pixels: Buffer, channels: number): Uint32Array {
  return Uint32Array.from({ length: pixels.length / channels }, (_, pixel) =>
    pixels.readUIntBE(pixel * channels, 3),
  )
}

/** The most frequent colours. */
function mostFrequent(colours: Uint32Array): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  return new Set(sorted.slice(0, EXACT_MAX).map(([colour]) => colour))
}

/** The rows of a PNG with their filters undone (chapter 9 of the PNG specification). */
function unfiltered(data: Buffer, rowBytes: number, channels: number): Buffer {
  const height = data.length / (rowBytes + 1)
  const rows = Buffer.alloc(height * rowBytes)
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (rowBytes + 1)]
    for (let x = 0; x < rowBytes; x += 1) {
      const at = y * rowBytes + x
      const left = x < channels ? 0 : (rows[at - channels] ?? 0)
      const above = y === 0 ? 0 : (rows[at - rowBytes] ?? 0)
      const corner = x < channels || y === 0 ? 0 : (rows[at - rowBytes - channels] ?? 0)
      const guess = guessed(filter, left, above, corner)
      rows[at] = (data[y * (rowBytes + 1) + 1 + x] ?? 0) + guess
    }
  }
  return rows
}

function guessed(filter: number | undefined, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4:
      return paeth(left, above, corner)
    default:
      return 0
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const toLeft = Math.abs(guess - left)
  const toAbove = Math.abs(guess - above)
  const toCorner = Math.abs(guess - corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
