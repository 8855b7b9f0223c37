import type { TimeRange } from '@airshed/contract'
import { calendarSteps, cycleSums } from '@airshed/domain'
import type { Cycles } from '@airshed/schemas'
import { dataPoint } from './dataPoint.ts'
import { randomFrom } from './random.ts'
import type { Scene } from './scene.ts'
import { TEST_TIMEZONE } from './times.ts'
import { valueAt } from './values.ts'

/** Maximum number of hours of a built cycle: about a year. */
const HOURS_MAX = 9_000

/**
 * The typical cycle of one data point over a range, the same in every run: from hourly values, of which
 * the scenes without readings have none.
 *
 * @param timezone default that of every built device
 */
export function cyclesOf(
  dataPointId: string,
  { scene = 'normal', range, timezone = TEST_TIMEZONE }: CyclesChanges,
): Cycles {
  const { kind, path } = dataPoint(dataPointId)
  const sums = cycleSums(kind, timezone)
  const random = randomFrom(dataPointId)
  const hasNone = scene === 'empty' || scene === 'nan' || scene === 'fault'
  const edges = calendarSteps(range, { unit: 'hour', zone: timezone }, HOURS_MAX)
  for (const startMs of edges.slice(0, -1)) {
    sums.add({ startMs, value: hasNone ? null : valueAt({ kind, path }, startMs, random) })
  }
  return sums.figures()
}

export interface CyclesChanges {
  scene?: Scene
  range: TimeRange
  timezone?: string
}
