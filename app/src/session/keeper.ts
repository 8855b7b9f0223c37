import type { Keeper } from '@airshed/kit/provider'

type KeeperStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores a user's small choices in this browser; without storage nothing is stored. */
export function createKeeper(storage: KeeperStorage, userId: string): Keeper {
  const placeOf = (key: string): string => `airshed.keep.${userId}.${key}`
  return {
    get(key) {
      try {
        return storage.getItem(placeOf(key))
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        if (value === null) storage.removeItem(placeOf(key))
        else storage.setItem(placeOf(key), value)
      } catch {
        // A private window may refuse: only the choice is lost.
      }
    },
  }
}
