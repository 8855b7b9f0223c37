/**
 * A generator of numbers from 0 up to, but excluding, 1 that are the same for each seed (the `mulberry32` mixing steps on
 * 32-bit words): for figures that are drawn by lot and must not differ from one look to the next. Not for secrets.
 *
 * @param seed a whole number
 */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
