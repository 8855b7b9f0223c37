import type { Measurement } from '@airshed/schemas'

const SECOND_MS = 1000
const DAY_MS = 86_400_000

/** How often the devices send a reading of each parameter, in ms. */
export const READING_EVERY_MS = 10 * SECOND_MS

/** PM2.5, PM10, CO₂, wind speed and wind direction. */
const PATHS = ['132:5', '132:7', '131:10', '150:1', '150:2'] as const
export type FleetPath = (typeof PATHS)[number]

const SERIALS = Array.from(
  { length: 12 },
  (_, index) => `1C00A3${(0xc0 + index).toString(16).toUpperCase()}`,
)

/** Twelve devices. */
export const FLEET_NODE_IDS: readonly string[] = SERIALS.map((serial) => `${serial}:0`)

export const pointOf = (nodeId: string, path: FleetPath): string =>
  `${nodeId.replace(/:0$/, '')}.0.0.0/${path}`

/** The data points of a device. */
export const pointsOf = (nodeId: string): string[] => PATHS.map((path) => pointOf(nodeId, path))

/** All sixty. */
export const FLEET_POINT_IDS: readonly string[] = FLEET_NODE_IDS.flatMap(pointsOf)

/** A number in [0, 1) determined by two numbers (mixing steps of `mulberry32`). */
function noiseOf(a: number, b: number): number {
  let mixed = Math.imul(a + 0x6d2b79f5, 1 | (b ^ (b >>> 15)))
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** The reading of a data point at a time: a daily curve plus noise, always the same. */
export function readingAt(dataPointId: string, timeMs: number): Measurement {
  const seed = FLEET_POINT_IDS.indexOf(dataPointId)
  const noise = noiseOf(seed, timeMs / SECOND_MS)
  if (dataPointId.endsWith('/150:2')) return [timeMs, Math.round((270 + 80 * noise) % 360)]
  const wave = Math.sin((timeMs / DAY_MS) * 2 * Math.PI + seed)
  return [timeMs, Math.round(10 * (20 + 10 * wave + 5 * noise)) / 10]
}

/** The readings of a time span, oldest first; both ends inclusive. */
export function readingsIn(dataPointId: string, fromMs: number, toMs: number): Measurement[] {
  const first = Math.ceil(fromMs / READING_EVERY_MS)
  const last = Math.floor(toMs / READING_EVERY_MS)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    readingAt(dataPointId, (first + index) * READING_EVERY_MS),
  )
}
