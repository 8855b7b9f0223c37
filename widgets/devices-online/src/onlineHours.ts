import { HOUR_MS, type OnlineSeries } from '@airshed/kit'

/** Most device types with their own part in a column; the smallest others share one. */
const OWN_TYPES_MAX = 5

/** Id of the part that the smallest types share. */
export const OTHER_TYPES = ''

/** Devices that reported in one hour. */
interface OnlineHour {
  /** Start of the hour, ms UTC. */
  atMs: number
  total: number
  /** Device type, or `OTHER_TYPES`, → devices. */
  counts: Readonly<Record<string, number>>
}

export interface OnlineHours {
  /** Device types by name, then `OTHER_TYPES` where there are more than fit. */
  types: readonly string[]
  /** Without a hole, oldest first. */
  hours: readonly OnlineHour[]
}

/** Sum of each type over all hours. */
function totalsByType(series: OnlineSeries): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  for (const counts of Object.values(series)) {
    for (const [type, count] of Object.entries(counts)) {
      totals.set(type, (totals.get(type) ?? 0) + count)
    }
  }
  return totals
}

/** Types with a part of their own: all where they fit, else the greatest; in the order of names. */
function ownTypes(totals: ReadonlyMap<string, number>): readonly string[] {
  const types = [...totals.keys()].toSorted()
  if (types.length <= OWN_TYPES_MAX + 1) return types
  const greatest = types.toSorted((one, other) => (totals.get(other) ?? 0) - (totals.get(one) ?? 0))
  const own = new Set(greatest.slice(0, OWN_TYPES_MAX))
  return types.filter((type) => own.has(type))
}

/**
 * The last hours of a series.
 *
 * @param count how many hours, up to the newest one of the series
 * @returns no hours where the series is empty
 */
export function onlineHours(series: OnlineSeries, count: number): OnlineHours {
  const starts = Object.keys(series).map(Number)
  if (starts.length === 0) return { types: [], hours: [] }
  const totals = totalsByType(series)
  const own = ownTypes(totals)
  const last = Math.max(...starts)
  const hours = Array.from({ length: count }, (_, index): OnlineHour => {
    const atMs = last - (count - 1 - index) * HOUR_MS
    const all = series[String(atMs)] ?? {}
    const total = Object.values(all).reduce((sum, one) => sum + one, 0)
    const counts: Record<string, number> = Object.fromEntries(
      own.map((type) => [type, all[type] ?? 0]),
    )
    const named = own.reduce((sum, type) => sum + (all[type] ?? 0), 0)
    return { atMs, total, counts: { ...counts, [OTHER_TYPES]: total - named } }
  })
  return { types: own.length === totals.size ? own : [...own, OTHER_TYPES], hours }
}
