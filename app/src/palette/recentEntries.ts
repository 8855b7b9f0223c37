const KEY = 'airshed.recent'
/** Maximum entries kept. */
export const RECENT_MAX = 5

type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Something opened from the palette; the title is kept, as not all devices are known. */
export interface RecentEntry {
  id: string
  title: string
}

const isEntry = (value: unknown): value is RecentEntry => {
  const { id, title } = (value ?? {}) as Partial<RecentEntry>
  return typeof id === 'string' && typeof title === 'string'
}

/**
 * The user's recently opened entries, newest first; empty if they belong to somebody else, or if storage
 * is blocked, empty or corrupt.
 *
 * @param owner of the entries: a user, and whom they act as
 */
export function readRecent(storage: RecentStorage, owner: string): readonly RecentEntry[] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as { owner?: unknown; entries?: unknown }
    if (kept.owner !== owner || !Array.isArray(kept.entries)) return []
    return kept.entries.filter(isEntry).slice(0, RECENT_MAX)
  } catch {
    return []
  }
}

/** Puts an entry first, and stores the list for the next visit. */
export function keepRecent(storage: RecentStorage, owner: string, entry: RecentEntry): void {
  const others = readRecent(storage, owner).filter(({ id }) => id !== entry.id)
  const entries = [entry, ...others].slice(0, RECENT_MAX)
  try {
    storage.setItem(KEY, JSON.stringify({ owner, entries }))
  } catch {
    // A private window may refuse: only the convenience is lost.
  }
}
