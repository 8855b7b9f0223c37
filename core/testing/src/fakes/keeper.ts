import type { Keeper } from '@airshed/kit/provider'

/** Stores values in memory, and exposes them. */
export function createFakeKeeper(kept: Map<string, string> = new Map()): Keeper {
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  }
}
