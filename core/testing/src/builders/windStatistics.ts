import type { PercentileRoseNeed, PolarPlotNeed, TimeRange } from '@airshed/contract'
import { calendarSteps, percentileRoseOf, polarPlotOf, type WindHours } from '@airshed/domain'
import type { PercentileRose, PolarPlot } from '@airshed/schemas'
import { randomFrom } from './random.ts'
import type { Scene } from './scene.ts'
import { TEST_TIMEZONE } from './times.ts'
import { valueAt } from './values.ts'
import { dataPoint } from './dataPoint.ts'

interface BuiltIn {
  scene?: Scene
  range: TimeRange
}
type Ids = Pick<PolarPlotNeed, 'pollutantDataPointId' | 'speedDataPointId'>

/** Maximum number of hours of built wind: about a year. */
const HOURS_MAX = 9_000

/**
 * A percentile rose over a range, the same in every run: from hours of built wind, of which the scenes
 * without readings have none; null if the devices are gone.
 */
export function percentileRoseFrom(
  { sectorCount, percentiles, ...ids }: Omit<PercentileRoseNeed, 'kind'>,
  { scene = 'normal', range }: BuiltIn,
): PercentileRose | null {
  if (scene === 'unknown') return null
  const rose = percentileRoseOf(builtHours(ids, { scene, range }), {
    ...(sectorCount === undefined ? {} : { sectorCount }),
    ...(percentiles === undefined ? {} : { percentiles }),
  })
  return { ...basisOf(ids), ...rose }
}

/** A polar plot over a range, from the same hours. */
export function polarPlotFrom(
  ids: Omit<PolarPlotNeed, 'kind'>,
  { scene = 'normal', range }: BuiltIn,
): PolarPlot | null {
  if (scene === 'unknown') return null
  return { ...basisOf(ids), ...polarPlotOf(builtHours(ids, { scene, range })) }
}

const basisOf = ({ pollutantDataPointId, speedDataPointId }: Ids) => ({
  timezone: TEST_TIMEZONE,
  speedUnit: dataPoint(speedDataPointId).unit,
  pollutantUnit: dataPoint(pollutantDataPointId).unit,
})

/** Winds mostly from the south-west, stronger by day; most of the pollutant comes with weak easterlies. */
function builtHours(
  { pollutantDataPointId, speedDataPointId }: Ids,
  { scene = 'normal', range }: BuiltIn,
): WindHours {
  const edges = calendarSteps(range, { unit: 'hour', zone: TEST_TIMEZONE }, HOURS_MAX)
  const start = edges.slice(0, -1)
  const hasNone = scene === 'empty' || scene === 'nan' || scene === 'fault'
  const random = randomFrom(`${speedDataPointId} ${pollutantDataPointId}`)
  const point = dataPoint(pollutantDataPointId)
  const hours = start.map((ms) => {
    const isMain = random() < 0.7
    const directionDeg = ((isMain ? 230 : 80) + (random() + random() - 1) * 140 + 360) % 360
    const speed = Math.max(0, (isMain ? 4.2 : 2) + (random() + random() + random() - 1.5) * 4)
    const fromEast = Math.max(0, Math.cos(((directionDeg - 95) * Math.PI) / 180))
    const value = valueAt(point, ms, random) * (1 + (2 * fromEast) / (1 + speed / 2))
    return { directionDeg, speed: Number(speed.toFixed(1)), value }
  })
  const column = (of: (hour: (typeof hours)[number]) => number) =>
    hours.map((hour) => (hasNone ? Number.NaN : of(hour)))
  return {
    speeds: column(({ speed }) => speed),
    directionsDeg: column(({ directionDeg }) => directionDeg),
    concentrations: column(({ value }) => value),
    expected: start.length,
  }
}
