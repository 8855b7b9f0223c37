import { normalizeDegrees } from '@airshed/domain'
import type { Air } from './air.ts'
import { clamp, scatterAt } from './noise.ts'

/** How an instrument reads one parameter: from the air, with its scatter and resolution. */
interface Channel {
  parameterId: string
  read(air: Air): number
  /** Scatter of a ten-second mean, as a share of the value and in its unit. The rest is moving air. */
  relative: number
  absolute: number
  /** Smallest step that it reports. */
  resolution: number
  min: number
  max: number
}

const SCATTER_OF_MS = 10_000

const channel = (
  parameterId: string,
  read: (air: Air) => number,
  [relative, absolute]: readonly [relative: number, absolute: number],
  resolution: number,
  [min, max]: readonly [min: number, max: number] = [0, Infinity],
): Channel => ({ parameterId, read, relative, absolute, resolution, min, max })

const particles = [0.011, 0.06] as const
const exact = [0, 0] as const

const CHANNELS: ReadonlyMap<string, Channel> = new Map(
  [
    channel('132:4', ({ pm1 }) => pm1, particles, 0.1),
    channel('132:5', ({ pm25 }) => pm25, particles, 0.1),
    channel('132:6', ({ pm25, pm10 }) => pm25 + 0.35 * (pm10 - pm25), particles, 0.1),
    channel('132:7', ({ pm10 }) => pm10, particles, 0.1),
    channel('132:8', ({ tsp }) => tsp, particles, 0.1),
    channel('131:10', ({ co2 }) => co2, [0.001, 1], 1),
    channel('140:11', ({ voc }) => voc, [0.004, 1], 1),
    channel('140:12', ({ voc }) => voc * 0.85, [0.004, 1], 1, [1, 500]),
    channel('140:13', ({ no2 }) => 1 + no2 / 9, exact, 1, [1, 500]),
    channel('128:1', ({ temperature }) => temperature, [0, 0.03], 0.1, [-40, 60]),
    channel('128:2', ({ humidity }) => humidity, [0, 0.12], 0.1, [0, 100]),
    channel('128:3', ({ pressure }) => pressure, [0, 0.03], 0.1),
    channel('150:1', ({ windSpeed }) => windSpeed, exact, 0.1),
    channel('150:2', ({ windDirection }) => windDirection, exact, 1),
    channel('150:3', ({ gust }) => gust, exact, 0.1),
    channel('151:1', ({ rain }) => rain / 12, exact, 0.2),
    channel('160:1', ({ laeq }) => laeq, [0, 0.3], 0.1),
    channel('160:2', ({ laMin }) => laMin, exact, 0.1),
    channel('160:3', ({ laMax }) => laMax, exact, 0.1),
    channel('170:1', ({ no2 }) => no2, [0.006, 0.2], 0.1),
    channel('170:2', ({ o3 }) => o3, [0.004, 0.25], 0.1),
    channel('170:3', ({ so2 }) => so2, [0.006, 0.1], 0.1),
    channel('170:4', ({ co }) => co, [0.004, 0.006], 0.01),
    channel('170:6', ({ no }) => no, [0.006, 0.2], 0.1),
    channel('180:1', ({ hcho }) => hcho, [0.01, 0.3], 1),
  ].map((entry) => [entry.parameterId, entry]),
)

/**
 * The instrument for a parameter.
 *
 * @param seed of the data point
 * @param averagingMs averaging period: the longer, the less it scatters
 * @returns what it reads from the air at a time
 * @throws if the simulation does not know the parameter
 */
export function instrumentOf(
  parameterId: string,
  seed: number,
  averagingMs: number,
): (air: Air, ts: number) => number {
  const known = CHANNELS.get(parameterId)
  if (known === undefined) {
    throw new Error(`The simulation has no parameter ${parameterId}: add a channel for it`)
  }
  const { read, resolution, min, max } = known
  const steadiness = Math.sqrt(Math.max(1, averagingMs / SCATTER_OF_MS))
  const relative = (2 * known.relative) / steadiness
  const absolute = (2 * known.absolute) / steadiness
  const finish = parameterId === '150:2' ? normalizeDegrees : (value: number) => value
  return (air, ts) => {
    const value = read(air)
    const spread = Math.abs(value) * relative + absolute
    const noise = spread > 0 ? spread * scatterAt(seed, ts) : 0
    return finish(clamp(inSteps(value + noise, resolution), min, max))
  }
}

/** A value rounded to whole steps, without floating-point residue. */
export function inSteps(value: number, resolution: number): number {
  const perUnit = 1 / resolution
  const steps = Math.round(value * perUnit) / perUnit
  return Math.round(steps * 1000) / 1000
}
