import { DAY_MS, HOUR_MS, normalizeDegrees } from '@airshed/domain'
import type { CityTime } from './cityTime.ts'
import { bell, clamp, seedOf, wanderAt } from './noise.ts'

const seeds = {
  temperature: seedOf('weather temperature'),
  pressure: seedOf('weather pressure'),
  wind: seedOf('weather wind'),
  turn: seedOf('weather turn'),
  rain: seedOf('weather rain'),
  haze: seedOf('weather haze'),
}

/** The weather over the whole city. */
export interface Weather {
  /** °C */
  temperature: number
  /** % */
  humidity: number
  /** hPa */
  pressure: number
  /** m/s */
  windSpeed: number
  /** Degrees clockwise from true north, where the wind comes from. */
  windDirection: number
  /** mm/h */
  rain: number
  /** 0 in a fresh wind, 1 in still air. */
  stagnation: number
  /** Smoke or dust brought from elsewhere, 0 to 1; most days 0. */
  haze: number
  /** 0 at night, 1 at a clear noon. */
  sun: number
}

/**
 * A coastal city: fronts of two to four days, a sea breeze from the west on afternoons, still air in
 * many nights. Made up of smooth noise; it looks like weather and forecasts nothing.
 */
export function weatherAt(ts: number, { hour, yearShare }: CityTime): Weather {
  const front = wanderAt(seeds.temperature, ts, 3 * DAY_MS)
  const cloud = clamp(0.5 + 0.6 * wanderAt(seeds.rain, ts, 9 * HOUR_MS), 0, 1)
  const sun = Math.max(0, Math.sin(((hour - 6.5) / 12.5) * Math.PI)) * (1 - 0.7 * cloud)
  const season = -Math.cos((yearShare - 0.06) * 2 * Math.PI)
  const daily = Math.cos(((hour - 15) / 24) * 2 * Math.PI)
  const temperature = 15.5 + 5.5 * season + 3 * front + daily * (2 + 2.5 * (1 - cloud))

  const synoptic = Math.max(0.2, 2.9 + 2.4 * wanderAt(seeds.wind, ts, 30 * HOUR_MS))
  const breeze = 2.4 * bell(hour - 15.5, 3.2) * (1 - 0.5 * cloud)
  const from = (210 + 150 * wanderAt(seeds.turn, ts, 2 * DAY_MS)) * (Math.PI / 180)
  const east = Math.sin(from) * synoptic - breeze
  const north = Math.cos(from) * synoptic
  const lull = 1 - 0.45 * bell(((hour + 20) % 24) - 0.5, 5)
  const rain = Math.max(0, wanderAt(seeds.rain, ts, 9 * HOUR_MS) - 0.62) * 9
  return {
    temperature,
    humidity: clamp(74 - 2.4 * (daily * 4 + front) + 16 * (cloud - 0.5) + 5 * rain, 22, 99),
    pressure: 1016 - 8 * wanderAt(seeds.pressure, ts, 4 * DAY_MS) - 2 * front,
    windSpeed: Math.max(0.15, Math.hypot(east, north) * lull),
    windDirection: normalizeDegrees((Math.atan2(east, north) * 180) / Math.PI),
    rain,
    stagnation: clamp((3.4 - Math.hypot(east, north) * lull) / 3, 0, 1),
    haze: clamp((wanderAt(seeds.haze, ts, 40 * HOUR_MS) - 0.3) * 1.6, 0, 1),
    sun,
  }
}
