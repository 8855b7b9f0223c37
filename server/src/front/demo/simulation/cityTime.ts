import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { IANAZone } from 'luxon'
import { createDaily } from './daily.ts'

/** Time zone of the made-up city. */
export const CITY_TIMEZONE = 'Europe/Lisbon'

const zone = IANAZone.create(CITY_TIMEZONE)

/** The local time and calendar of the city. */
export interface CityTime {
  /** Hour of the day with its fraction, 0 to below 24. */
  hour: number
  isWeekend: boolean
  /** Days since local 1970-01-01. */
  day: number
  /** Fraction of the year that has passed, 0 to 1. */
  yearShare: number
}

export function cityTimeAt(ts: number): CityTime {
  const local = ts + offsetMs(ts)
  const day = Math.floor(local / DAY_MS)
  // 1970-01-01 was a Thursday.
  const weekday = (day + 4) % 7
  return {
    hour: (local - day * DAY_MS) / HOUR_MS,
    isWeekend: weekday === 0 || weekday === 6,
    day,
    yearShare: (day % 365.25) / 365.25,
  }
}

/** Offsets change on the hour, so each hour's is looked up once. */
const offsetsOfDay = createDaily((dayStartsAt) =>
  Float64Array.from(
    { length: 24 },
    (_, hour) => zone.offset(dayStartsAt + hour * HOUR_MS) * 60_000,
  ),
)

function offsetMs(ts: number): number {
  const hour = Math.floor((ts % DAY_MS) / HOUR_MS)
  return offsetsOfDay(ts)[hour] ?? 0
}
