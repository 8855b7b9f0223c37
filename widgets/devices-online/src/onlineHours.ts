import { ALL_DEVICES_KEY, HOUR_MS, type DeviceStats, type OnlineSeries } from '@airshed/kit'

/** Maximum number of device types with their own part in a column; the smallest others share one. */
const OWN_TYPES_MAX = 5

/** Id of the part that the smallest types share. */
export const OTHER_TYPES = ''

/** Devices that reported in one hour. */
interface OnlineHour {
  /** Start of the hour, ms UTC. */
  atMs: number
  total: number
  /** Device type, or `OTHER_TYPES`, → number of devices. */
  counts: Readonly<Record<string, number>>
}

export interface OnlineHours {
  /** Device types by name, then `OTHER_TYPES` if there are more than fit. */
  types: readonly string[]
  /** Without gaps, oldest first. */
  hours: readonly OnlineHour[]
}

const TYPE_PREFIX = `${ALL_DEVICES_KEY}.`

/** Device types of the fleet with their number of devices. */
function fleetTypes(stats: DeviceStats): ReadonlyMap<string, number> {
  const types = Object.entries(stats).filter(([key]) => key.startsWith(TYPE_PREFIX))
  return new Map(types.map(([key, { total }]) => [key.slice(TYPE_PREFIX.length), total]))
}

/**
 * Types with a part of their own: all if they fit, otherwise those with the most devices; ordered by name.
 * They depend on the fleet and not on the hours, so that a colour means the same all day.
 */
function ownTypes(devices: ReadonlyMap<string, number>): readonly string[] {
  const types = [...devices.keys()].toSorted()
  if (types.length <= OWN_TYPES_MAX + 1) return types
  const greatest = types.toSorted(
    (one, other) => (devices.get(other) ?? 0) - (devices.get(one) ?? 0),
  )
  const own = new Set(greatest.slice(0, OWN_TYPES_MAX))
  return types.filter((type) => own.has(type))
}

/** Devices of each type that are online now; `OTHER_TYPES`: of all types without their own part. */
export function onlineNow(
  types: readonly string[],
  stats: DeviceStats,
): Readonly<Record<string, number>> {
  const own = types.filter((type) => type !== OTHER_TYPES)
  const counts = Object.fromEntries(
    own.map((type) => [type, stats[`${TYPE_PREFIX}${type}`]?.online ?? 0]),
  )
  const named = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { ...counts, [OTHER_TYPES]: (stats[ALL_DEVICES_KEY]?.online ?? named) - named }
}

/**
 * The last hours of a series.
 *
 * @param stats of the fleet, by which its types are chosen
 * @param count how many hours, up to the newest one of the series
 * @returns no hours if the series is empty
 */
export function onlineHours(series: OnlineSeries, stats: DeviceStats, count: number): OnlineHours {
  const starts = Object.keys(series).map(Number)
  if (starts.length === 0) return { types: [], hours: [] }
  const devices = fleetTypes(stats)
  const own = ownTypes(devices)
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
  const hasOthers =
    own.length < devices.size || hours.some(({ counts }) => counts[OTHER_TYPES] !== 0)
  return { types: hasOthers ? [...own, OTHER_TYPES] : own, hours }
}

/**
 * The elapsed share of each hour, 0 to 1. An hour followed by another one is over, even if some data on
 * the card are known only up to a moment before its end.
 */
export const sharesOfHours = (hours: OnlineHours['hours'], asOfMs: number): readonly number[] =>
  hours.map(({ atMs }, index) =>
    index < hours.length - 1 ? 1 : Math.min(1, Math.max(0, (asOfMs - atMs) / HOUR_MS)),
  )
