import { indexOfProfile, type NumericIndex } from '@airshed/profiles'
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
 * The averaging that a profile requires before it grades a parameter. Daily guideline levels are compared with the
 * rolling mean of a day; an index of the day says itself how it is reported each hour, such as by NowCast.
 *
 * @param index of the profile. Default: the one that is shipped
 * @returns null if the profile does not grade the parameter, or uses another averaging period
 */
export function averagingOf(
  profile: DeviceProfile,
  parameterId: string,
  index: NumericIndex | null = indexOfProfile(profile),
): Averaging | null {
  const range = profile.ranges[parameterId]
  if (range === undefined) return null
  const { averagingPeriodMs: periodMs } = range
  return periodMs === null ? 'reading' : averagingOfPeriod(periodMs, index)
}

/** The averaging of a period, ms; null if none has that length. */
export const averagingOfPeriod = (
  periodMs: number,
  index: Pick<NumericIndex, 'dailyAs'> | null,
): Averaging | null =>
  (periodMs === DAY_MS ? index?.dailyAs : undefined) ?? BY_PERIOD.get(periodMs) ?? null
