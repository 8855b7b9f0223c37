const KEY = 'airshed.recent'
/** Maximum entries kept. */
export const RECENT_MAX = 5

type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Something that was opened by the palette; the title is kept as devices are not all known. */
export interface RecentEntry {
  id: string
  title: string
}

const isEntry = (value: unknown): value is RecentEntry => {
  const { id, title } = (value ?? {}) as Partial<RecentEntry>
  return typeof id === 'string' && typeof title === 'string'
}

/**
 * What somebody opened lately, the newest first; nothing where it was somebody else, or where
 * storage is blocked, empty or spoilt.
 *
 * @param owner whose it is: a user, and as whom they act
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

/** Puts one before the others, and keeps them for the next visit. */
export function keepRecent(storage: RecentStorage, owner: string, entry: RecentEntry): void {
  const others = readRecent(storage, owner).filter(({ id }) => id !== entry.id)
  const entries = [entry, ...others].slice(0, RECENT_MAX)
  try {
    storage.setItem(KEY, JSON.stringify({ owner, entries }))
  } catch {
    // A private window may refuse: nothing is lost but the convenience.
  }
}
