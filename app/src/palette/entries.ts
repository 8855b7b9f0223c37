import type { FuzzyMatch } from './fuzzyMatch.ts'
import { fuzzyMatch } from './fuzzyMatch.ts'

export interface PaletteEntry {
  /** Unique, and stable across visits: `command:theme`, `device:1C00A3F7:0`. */
  id: string
  title: string
  /** Heading above it. */
  group: string
  icon: string
  /** Muted words beside the title, such as a serial; searched too. */
  note?: string | undefined
  /** Searched, not shown. */
  keywords?: string | undefined
  /** Shown at the right, in Blueprint's notation. */
  keys?: string | undefined
  /** Found by the server: shown regardless of the query. */
  isFound?: boolean
  run: () => void
}

/** An entry as it is listed. */
export interface ListedEntry extends PaletteEntry {
  /** Parts of the title that matched the query. */
  ranges: FuzzyMatch['ranges']
}

/** Maximum entries listed per group. */
export const GROUP_MAX = 8

/** Recently used, newest first: listed on top while nothing is typed. */
export interface Recent {
  name: string
  ids: readonly string[]
}

const NOTHING: FuzzyMatch = { score: 0, ranges: [] }

function matchEntry(query: string, entry: PaletteEntry): FuzzyMatch | null {
  const byTitle = fuzzyMatch(query, entry.title)
  if (byTitle !== null) return byTitle
  const all = `${entry.title} ${entry.note ?? ''} ${entry.keywords ?? ''}`
  const beside = fuzzyMatch(query, all, false)
  if (beside !== null) return { score: beside.score / 2, ranges: [] }
  return entry.isFound === true ? NOTHING : null
}

/**
 * What the palette lists: matches of the query, in groups of at most {@link GROUP_MAX}. The group
 * with the best match comes first; while nothing is typed, recently used entries do, and the
 * groups keep their order.
 */
export function listedEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recent: Recent,
): readonly ListedEntry[] {
  const isEmpty = query.trim() === ''
  const lately = isEmpty
    ? recent.ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
    : []
  const groups = new Map<string, { entry: ListedEntry; score: number }[]>()
  const put = (entry: PaletteEntry, { score, ranges }: FuzzyMatch): void => {
    const group = groups.get(entry.group) ?? []
    group.push({ entry: { ...entry, ranges }, score })
    groups.set(entry.group, group)
  }
  for (const entry of lately) put({ ...entry, group: recent.name }, NOTHING)
  for (const entry of entries) {
    if (lately.includes(entry)) continue
    const match = matchEntry(query, entry)
    if (match !== null) put(entry, match)
  }
  const sorted = [...groups.values()].map((group) =>
    group.toSorted((a, b) => b.score - a.score).slice(0, GROUP_MAX),
  )
  return sorted
    .toSorted((a, b) => b[0]!.score - a[0]!.score)
    .flat()
    .map(({ entry }) => entry)
}
