/** Numbers from 0 to below 1 that are the same in every run. */
export type Random = () => number

/**
 * A small random generator with a fixed seed (the `mulberry32` mixing steps on 32-bit words).
 *
 * @param seed a number, or a text such as an id: each gives its own sequence
 */
export function randomFrom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed : hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A text as a 32-bit number (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
