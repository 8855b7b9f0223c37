/** Seed of a name (FNV-1a): the same name always gives the same noise. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** A number from 0 to below 1 that depends only on seed and index (a mixing hash, no state). */
export function randomAt(seed: number, index: number): number {
  // Indexes are often times in seconds or more: both halves must count.
  const high = Math.floor(index / 0x1_0000_0000)
  let mixed = Math.imul((index | 0) ^ Math.imul(high, 0x9e3779b1) ^ seed, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 16) ^ seed, 0x27d4eb2f)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000
}

/** Scatter of an instrument from -1 to 1, near 0 most often: the mean of two draws. */
export function scatterAt(seed: number, ts: number): number {
  const index = Math.floor(ts / 1000)
  return randomAt(seed, index) + randomAt(seed + 0x51ed, index) - 1
}

/**
 * Smooth wandering from -1 to 1: random heights, one per period, joined by cubic curves. As a pure
 * function of time, it continues where it was after any pause.
 */
export function wanderAt(seed: number, ts: number, periodMs: number): number {
  const at = ts / periodMs
  const index = Math.floor(at)
  const share = at - index
  const eased = share * share * (3 - 2 * share)
  const from = randomAt(seed, index)
  return (from + (randomAt(seed, index + 1) - from) * eased) * 2 - 1
}

/** A bell curve of height 1, its width in the unit of the distance. */
export function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2))
}

export function clamp(value: number, min: number, max: number): number {
  return value < min ? min : value > max ? max : value
}
