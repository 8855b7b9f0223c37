import { ALL_DEVICES_KEY, type DeviceStats } from '@airshed/kit'

/** States that are counted one by one, in the order in which they are listed. */
const COUNTED_STATES = ['online', 'offline', 'deactivated', 'inventory'] as const
type CountedState = (typeof COUNTED_STATES)[number]

export interface StateShare {
  /** `other`: states that are not counted one by one, such as hibernated. */
  state: CountedState | 'other'
  count: number
  /** Fraction of all devices, 0 to 1. */
  share: number
}

export interface StateShares {
  total: number
  /** The four states always, the others only if there are any. */
  shares: readonly StateShare[]
}

/** The counts over all device types as fractions of the total; all zero if nothing is known. */
export function stateShares(stats: DeviceStats | null): StateShares {
  const counts = stats?.[ALL_DEVICES_KEY]
  const counted = COUNTED_STATES.map((state) => ({ state, count: counts?.[state] ?? 0 }))
  const sum = counted.reduce((total, { count }) => total + count, 0)
  const total = Math.max(sum, counts?.total ?? 0)
  const all = total > sum ? [...counted, { state: 'other' as const, count: total - sum }] : counted
  return {
    total,
    shares: all.map((one) => ({ ...one, share: total === 0 ? 0 : one.count / total })),
  }
}
