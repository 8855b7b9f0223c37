/** 32-bit FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/. */
const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193

/**
 * The address of a sensor that only has a name: the same for the same name, from 1 to 2³¹ − 1. This gives
 * sensors of one device that measure the same parameter separate data points, in whatever order and in
 * however many posts they arrive.
 */
export function addressOfName(name: string): number {
  let hash = OFFSET_BASIS
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, PRIME)
  return ((hash >>> 0) % 0x7ffffffe) + 1
}
