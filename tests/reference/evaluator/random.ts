/**
 * Pseudorandom numbers from 0 to below 1, the same for the same seed: a linear congruential generator
 * modulo 2³¹ − 1.
 */
export function randomFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return (state - 1) / 2_147_483_646
  }
}
