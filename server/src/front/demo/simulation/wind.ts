import { MINUTE_MS, normalizeDegrees, SECOND_MS } from '@airshed/domain'
import { createTurbulence } from './turbulence.ts'
import type { Weather } from './weather.ts'

/** The wind at an instrument. */
export interface Wind {
  /** m/s */
  windSpeed: number
  /** The direction that it comes from, in degrees clockwise from true north; not rounded. */
  windDirection: number
  /** The strongest gust since about the last report, m/s. */
  gust: number
}

/** Standard deviation of the speed as a share of its mean, over roofs. */
const INTENSITY = 0.22
/** How much a three-second gust adds to a mean of tens of seconds, as a share of the speed. */
const MOMENT = 0.13
/** Below this, m/s, anemometers do not turn or do not report: they report a calm, 0 m/s. */
const STARTING_SPEED = 0.4
const GUST_WINDOW_MS = MINUTE_MS
const GUST_LOOKS = 6

/**
 * Gusty wind around the weather's mean: eddies of twenty minutes down to a few seconds, with an intensity
 * proportional to the speed, and a direction that varies more the lighter the wind is.
 *
 * @param exposure share of the wind that reaches the instrument
 */
export function windOf(
  place: string,
  exposure: number,
  averagingMs: number,
): (ts: number, weather: Weather) => Wind {
  const wander = (name: string, longestMs: number, ownAveragingMs = averagingMs) =>
    createTurbulence(`${place} ${name}`, {
      longestMs,
      shortestMs: 20 * SECOND_MS,
      averagingMs: ownAveragingMs,
      smoothness: 1 / 3,
    })
  const eddies = wander('eddies of the wind', 22 * MINUTE_MS)
  const sway = wander('sway of the wind', 30 * MINUTE_MS)
  const moments = wander('moments of the wind', 3 * MINUTE_MS, 0)
  const windowMs = Math.max(GUST_WINDOW_MS, averagingMs)

  return (ts, { windEast, windNorth }) => {
    const mean = Math.hypot(windEast, windNorth) * exposure
    const speedAt = (when: number) => {
      const speed = mean * Math.max(0.1, 1 + INTENSITY * eddies(when))
      return speed < STARTING_SPEED ? 0 : speed
    }
    const windSpeed = speedAt(ts)
    let gust = windSpeed
    for (let look = 0; look < GUST_LOOKS; look += 1) {
      const when = ts - (look * windowMs) / GUST_LOOKS
      const share = 1 + MOMENT * (1.4 + Math.max(-1, moments(when)))
      gust = Math.max(gust, speedAt(when) * share)
    }
    const from = (Math.atan2(windEast, windNorth) * 180) / Math.PI
    const swayDegrees = Math.min(40, 6 + 22 / (0.5 + mean))
    return { windSpeed, windDirection: normalizeDegrees(from + swayDegrees * sway(ts)), gust }
  }
}
