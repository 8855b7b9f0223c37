import { HOUR_MS } from '@airshed/domain'
import type { Air } from './air.ts'
import { clamp, randomAt, scatterAt, wanderAt } from './noise.ts'

/** How an instrument reads one parameter: from the air, with its scatter and resolution. */
interface Channel {
  parameterId: string
  read(air: Air): number
  /** Relative and absolute scatter of a reading. */
  relative: number
  absolute: number
  decimals: number
}

const channel = (
  parameterId: string,
  read: (air: Air) => number,
  [relative, absolute]: readonly [relative: number, absolute: number],
  decimals: number,
): Channel => ({ parameterId, read, relative, absolute, decimals })

const particles = [0.045, 0.25] as const

const CHANNELS: ReadonlyMap<string, Channel> = new Map(
  [
    channel('132:4', ({ pm1 }) => pm1, particles, 1),
    channel('132:5', ({ pm25 }) => pm25, particles, 1),
    channel('132:6', ({ pm25, pm10 }) => pm25 + 0.35 * (pm10 - pm25), particles, 1),
    channel('132:7', ({ pm10 }) => pm10, particles, 1),
    channel('132:8', ({ pm10 }) => pm10 * 1.32, particles, 1),
    channel('131:10', ({ co2 }) => co2, [0.006, 4], 0),
    channel('140:11', ({ voc }) => voc, [0.03, 3], 0),
    channel('140:12', ({ voc }) => clamp(voc * 0.85, 1, 500), [0.03, 2], 0),
    channel('140:13', ({ no2 }) => 1 + no2 / 9, [0.02, 0.2], 0),
    channel('128:1', ({ temperature }) => temperature, [0, 0.12], 1),
    channel('128:2', ({ humidity }) => humidity, [0.006, 0.3], 1),
    channel('128:3', ({ pressure }) => pressure, [0, 0.12], 1),
    channel('150:1', ({ windSpeed }) => windSpeed, [0.02, 0.03], 1),
    channel('150:2', ({ windDirection }) => windDirection, [0, 0], 0),
    channel('150:3', ({ gust }) => gust, [0, 0], 1),
    channel('151:1', ({ rain }) => rain / 12, [0, 0], 1),
    channel('160:1', ({ laeq }) => laeq, [0, 1.6], 1),
    channel('160:2', ({ laeq }) => laeq - 6.5, [0, 1.2], 1),
    channel('160:3', ({ laeq }) => laeq + 10, [0, 5], 1),
    channel('170:1', ({ no2 }) => no2, [0.03, 0.5], 1),
    channel('170:2', ({ o3 }) => o3, [0.02, 0.6], 1),
    channel('170:3', ({ so2 }) => so2, [0.04, 0.2], 1),
    channel('170:4', ({ co }) => co, [0.02, 0.02], 2),
    channel('170:6', ({ no }) => no, [0.04, 0.5], 1),
    channel('180:1', ({ hcho }) => hcho, [0.03, 0.6], 1),
  ].map((entry) => [entry.parameterId, entry]),
)

/**
 * What an instrument reads of the air.
 *
 * @param seed of the data point
 * @throws when the simulation does not know the parameter
 */
export function readParameter(parameterId: string, air: Air, ts: number, seed: number): number {
  const known = CHANNELS.get(parameterId)
  if (known === undefined) return readHousekeeping(parameterId, ts, seed)
  const exact = known.read(air)
  const noise = scatterAt(seed, ts) * (Math.abs(exact) * known.relative * 2 + known.absolute * 2)
  const scale = 10 ** known.decimals
  const rounded = Math.round((exact + noise) * scale) / scale
  switch (parameterId) {
    case '128:1':
      return rounded
    case '128:2':
      return clamp(rounded, 0, 100)
    case '150:2':
      return rounded % 360
    default:
      return Math.max(0, rounded)
  }
}

/** What a device tells about itself: battery in V, signal in dBm. */
function readHousekeeping(parameterId: string, ts: number, seed: number): number {
  switch (parameterId) {
    case '190:1':
      return Math.round((12.35 + 0.45 * wanderAt(seed, ts, 12 * HOUR_MS)) * 100) / 100
    case '190:2':
      return Math.round(-58 - 26 * randomAt(seed, 0) + 4 * wanderAt(seed, ts, HOUR_MS))
    default:
      throw new Error(`The simulation has no parameter ${parameterId}: add a channel for it`)
  }
}
