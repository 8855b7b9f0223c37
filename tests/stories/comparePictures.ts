import type { Picture } from './readPng.ts'

/**
 * Levels of a channel that no eye sees beside each other, and as many as `smallerPng` moves a rare colour by.
 */
const SAME_LEVELS = 16
/** Share of the contrast around a pixel by which it may lie outside of the colours around it: edges are softer or harder. */
const EDGE_SHARE = 0.25
/** Share of that contrast by which a pixel may change: an edge moves by less than half a pixel, a letter becomes no other one. */
const CHANGED_SHARE = 0.5
/** Pixels that may differ: another digit has more of them. */
export const ALLOWED_PIXELS = 3

/**
 * The pixels in which two pictures differ for a person. Another version of a browser draws edges up to half a
 * pixel apart, so a pixel is the same if it changed by less than half of the contrast around it, and its colour lies
 * between those around the same place of the other picture, and the other way round, each channel within 16 levels and a
 * quarter of that contrast. What was moved by two pixels, has another colour or is missing lies outside in one of the pictures.
 *
 * @returns their places in both pictures, row by row
 * @throws Error if the sizes differ
 */
export function differingPixels(stored: Picture, taken: Picture): number[] {
  if (stored.width !== taken.width || stored.height !== taken.height) {
    throw new Error(`expected ${sizeOf(stored)}, got ${sizeOf(taken)}`)
  }
  const found: number[] = []
  for (let pixel = 0; pixel < stored.width * stored.height; pixel += 1) {
    if (isClose(stored.rgb, taken.rgb, pixel * 3) || isBetween(stored, taken, pixel)) continue
    found.push(pixel)
  }
  return found
}

/** A picture, pale, with some of its pixels in red. */
export function marked(picture: Picture, pixels: readonly number[]): Picture {
  const rgb = picture.rgb.map((level) => 255 - ((255 - level) >> 2))
  for (const pixel of pixels) rgb.set([255, 0, 0], pixel * 3)
  return { ...picture, rgb }
}

/** `760 × 400 pixels` */
export const sizeOf = ({ width, height }: Picture): string => `${width} × ${height} pixels`

function isClose(one: Uint8Array, other: Uint8Array, at: number): boolean {
  return (
    Math.abs(one[at]! - other[at]!) <= SAME_LEVELS &&
    Math.abs(one[at + 1]! - other[at + 1]!) <= SAME_LEVELS &&
    Math.abs(one[at + 2]! - other[at + 2]!) <= SAME_LEVELS
  )
}

/**
 * Whether a pixel changed by less than an edge that moves by half a pixel, and each picture has its colour, or those on both
 * sides of it, around the place.
 */
function isBetween(one: Picture, other: Picture, pixel: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const [oneLeast, oneMost] = rangeAround(one, pixel, channel)
    const [otherLeast, otherMost] = rangeAround(other, pixel, channel)
    const contrast = Math.max(oneMost - oneLeast, otherMost - otherLeast)
    const allowed = SAME_LEVELS + EDGE_SHARE * contrast
    const oneLevel = one.rgb[pixel * 3 + channel]!
    const otherLevel = other.rgb[pixel * 3 + channel]!
    if (Math.abs(oneLevel - otherLevel) > SAME_LEVELS + CHANGED_SHARE * contrast) return false
    if (oneLevel < otherLeast - allowed || oneLevel > otherMost + allowed) return false
    if (otherLevel < oneLeast - allowed || otherLevel > oneMost + allowed) return false
  }
  return true
}

/** The least and the highest level of a channel among a pixel and the eight around it. */
function rangeAround(
  { width, height, rgb }: Picture,
  pixel: number,
  channel: number,
): [least: number, most: number] {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  let [least, most] = [255, 0]
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const level = rgb[(row * width + column) * 3 + channel]!
      if (level < least) least = level
      if (level > most) most = level
    }
  }
  return [least, most]
}
