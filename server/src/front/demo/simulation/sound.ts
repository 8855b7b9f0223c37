import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { clamp } from './noise.ts'
import { createPlumes } from './plumes.ts'
import type { Site } from './sites.ts'
import { createTurbulence } from './turbulence.ts'

/** Sound levels of one report in dB(A). */
export interface Sound {
  laeq: number
  laMin: number
  laMax: number
}

/** What the sound of a moment depends on. */
interface Surroundings {
  /** Traffic that passes the place, 0 to 1. */
  traffic: number
  /** Building work, 0 to 1. */
  work: number
  /** m/s */
  windSpeed: number
}

/** Level beside a road at peak traffic. */
const PEAK_DB = 69.5
/** Level of a site whose machines run, at its fence. */
const MACHINES_DB = 66
const energy = (level: number) => 10 ** (level / 10)

/**
 * Sound of a place: its background level, the hum of the traffic, and single vehicles and sirens, added
 * as energies.
 */
export function soundOf(
  place: string,
  site: Site,
  averagingMs: number,
): (ts: number, around: Surroundings) => Sound {
  const hum = createTurbulence(`${place} hum`, {
    longestMs: 12 * MINUTE_MS,
    shortestMs: 20 * SECOND_MS,
    averagingMs,
    smoothness: 1 / 3,
  })
  const peaks = createTurbulence(`${place} peaks of sound`, {
    longestMs: 4 * MINUTE_MS,
    shortestMs: 25 * SECOND_MS,
    smoothness: 0.2,
  })
  const seconds = SECOND_MS
  const vehicles = createPlumes(`${place} vehicles`, {
    slotMs: 100 * seconds,
    riseMs: 6 * seconds,
    decayMs: 16 * seconds,
    averagingMs,
  })
  const sirens = createPlumes(`${place} sirens`, {
    slotMs: 50 * MINUTE_MS,
    riseMs: 15 * seconds,
    decayMs: 35 * seconds,
    averagingMs,
  })
  const running = createTurbulence(`${place} machines`, {
    longestMs: 50 * MINUTE_MS,
    shortestMs: 2 * MINUTE_MS,
    averagingMs,
  })
  const blows = createPlumes(`${place} blows`, {
    slotMs: 4 * MINUTE_MS,
    riseMs: 5 * seconds,
    decayMs: 12 * seconds,
    averagingMs,
  })
  // The longer the averaging period, the further its loudest and quietest moments are from its mean.
  const spread = 1 + 0.5 * Math.log10(Math.max(1, averagingMs / (10 * seconds)))

  return (ts, { traffic, work, windSpeed }) => {
    const flow = PEAK_DB - site.hushed + 13 * Math.log10(Math.max(0.01, traffic))
    const passing =
      energy(71 - site.hushed) *
        vehicles(ts, clamp(0.04 + 0.7 * traffic, 0, 0.55) * Math.sqrt(site.traffic)) +
      energy(79 - site.hushed) * sirens(ts, 0.12 * site.traffic) +
      (work === 0 ? 0 : energy(75) * blows(ts, 0.5 * work))
    const machines = work === 0 ? 0 : energy(MACHINES_DB + 2 * running(ts)) * work
    const steady =
      energy(site.quiet + 0.5 * windSpeed) + energy(flow) + energy(44) * site.ships + machines
    const laeq = 10 * Math.log10(steady * energy(0.9 * hum(ts)) + passing)
    const loud = 10 * Math.log10(1 + passing / steady)
    const peak = clamp(peaks(ts), -1.5, 2.5)
    return {
      laeq,
      laMax: laeq + (4.2 + 1.5 * peak + 0.35 * loud) * spread,
      laMin: laeq - (2.2 + 0.4 * peak + 0.5 * loud) * spread,
    }
  }
}
