import type { Averaging, DeviceProfile } from '@airshed/schemas'
import { DAY_MS, HOUR_MS } from '../time/duration.ts'
import { NOWCAST_HOURS } from './nowCast.ts'

const BY_PERIOD: ReadonlyMap<number, Averaging> = new Map([
  [HOUR_MS, 'hour'],
  [8 * HOUR_MS, 'rolling8h'],
  [DAY_MS, 'rolling24h'],
])

/** Number of hourly values that a value is based on, including the newest. */
export const AVERAGING_HOURS: Readonly<Record<Averaging, number>> = {
  nowcast: NOWCAST_HOURS,
  rolling24h: 24,
  rolling8h: 8,
  hour: 1,
  reading: 0,
}

/**
 * The averaging that a profile requires before it judges a parameter. An index of the day is reported each hour by
 * NowCast, as AirNow does; daily guideline levels are compared with the rolling mean of a day.
 *
 * @returns null if the profile does not judge the parameter, or uses another averaging period
 */
export function averagingOf(profile: DeviceProfile, parameterId: string): Averaging | null {
  const range = profile.ranges[parameterId]
  if (range === undefined) return null
  const { averagingPeriodMs: periodMs } = range
  if (periodMs === null) return 'reading'
  return periodMs === DAY_MS && profile.aq_index ? 'nowcast' : (BY_PERIOD.get(periodMs) ?? null)
}
