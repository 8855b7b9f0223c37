import type { Position } from '@airshed/map'

/** Offset between devices drawn for the same place, in degrees (about 11 m). */
export const OVERLAP_OFFSET_DEG = 0.0001

/** Places added with each ring: as many as keep the offset from their neighbours. */
const PLACES_PER_ROUND = 6

/**
 * Moves overlapping devices a little apart, in rings around their place: the first stays, the next six
 * surround it, and so on. The same list gives the same places.
 */
export function spreadOverlaps(positions: readonly Position[]): readonly Position[] {
  const counts = new Map<string, number>()
  return positions.map((position) => {
    const [lng, lat] = position
    const key = `${lng.toFixed(5)} ${lat.toFixed(5)}`
    const before = counts.get(key) ?? 0
    counts.set(key, before + 1)
    if (before === 0) return position
    const { ring, place } = ringOf(before)
    const angle = (place / (ring * PLACES_PER_ROUND)) * 2 * Math.PI
    const radius = ring * OVERLAP_OFFSET_DEG
    return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)]
  })
}

/** The place of the nth device: ring 1 has six places, ring 2 twelve. */
function ringOf(nth: number): { ring: number; place: number } {
  let ring = 1
  let place = nth - 1
  while (place >= ring * PLACES_PER_ROUND) {
    place -= ring * PLACES_PER_ROUND
    ring += 1
  }
  return { ring, place }
}
