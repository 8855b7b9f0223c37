import type { Averaging, DeviceProfile } from '@airshed/schemas'
import { DAY_MS, HOUR_MS } from '../time/duration.ts'
import { NOWCAST_HOURS } from './nowCast.ts'

const BY_PERIOD: ReadonlyMap<number, Averaging> = new Map([
  [HOUR_MS, 'hour'],
  [8 * HOUR_MS, 'rolling8h'],
  [DAY_MS, 'rolling24h'],
])

/** Hourly values that a value rests on, the newest among them. */
export const AVERAGING_HOURS: Readonly<Record<Averaging, number>> = {
  nowcast: NOWCAST_HOURS,
  rolling24h: 24,
  rolling8h: 8,
  hour: 1,
  reading: 0,
}

/**
 * What a profile wants to be averaged before it judges a parameter. An index of the day is told each hour
 * by NowCast, as AirNow does; guideline levels of a day are held against its rolling mean.
 *
 * @returns null where the profile does not judge the parameter, or by a period that is none of these
 */
export function averagingOf(profile: DeviceProfile, parameterId: string): Averaging | null {
  const range = profile.ranges[parameterId]
  if (range === undefined) return null
  const { averagingPeriodMs: periodMs } = range
  if (periodMs === null) return 'reading'
  return periodMs === DAY_MS && profile.aq_index ? 'nowcast' : (BY_PERIOD.get(periodMs) ?? null)
}
