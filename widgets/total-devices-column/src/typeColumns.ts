import { ALL_DEVICES_KEY, type DeviceStats } from '@airshed/kit'

/** States that are counted one by one, in the order in which they are stacked from below. */
const COUNTED_STATES = ['online', 'offline', 'deactivated', 'inventory'] as const
type CountedState = (typeof COUNTED_STATES)[number]

/** The devices of one type. */
export interface TypeColumn {
  type: string
  total: number
  /** The four states always, then the others if there are any. */
  parts: readonly { state: CountedState | 'other'; count: number }[]
}

const PREFIX = `${ALL_DEVICES_KEY}.`

/** A column for each device type that has devices, the most frequent first. */
export function typeColumns(stats: DeviceStats | null): readonly TypeColumn[] {
  return Object.entries(stats ?? {})
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, counts]): TypeColumn => {
      const listed = COUNTED_STATES.map((state) => ({ state, count: counts[state] }))
      const sum = listed.reduce((all, { count }) => all + count, 0)
      const total = Math.max(sum, counts.total)
      const rest = { state: 'other' as const, count: total - sum }
      return {
        type: key.slice(PREFIX.length),
        total,
        parts: total > sum ? [...listed, rest] : listed,
      }
    })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total || one.type.localeCompare(other.type))
}
