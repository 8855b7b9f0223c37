import type { PairsNeed, TimeRange } from '@airshed/contract'
import { calendarSteps, HOUR_MS, MINUTE_MS, pairsOf } from '@airshed/domain'
import type { Pairs } from '@airshed/schemas'
import { dataPoint } from './dataPoint.ts'
import { randomFrom } from './random.ts'
import type { Scene } from './scene.ts'
import { TEST_TIMEZONE } from './times.ts'
import { valueAt } from './values.ts'

/** Maximum number of steps of built pairs: about a year of hours. */
const STEPS_MAX = 9_000

/**
 * Two parameters against each other over a range, the same in every run: from built values, of which the
 * scenes without readings have none; null if the devices are gone.
 */
export function pairsFrom(
  need: Omit<PairsNeed, 'kind'>,
  { scene = 'normal', range }: { scene?: Scene; range: TimeRange },
): Pairs | null {
  if (scene === 'unknown') return null
  const { xDataPointId, yDataPointId, averagingMs = HOUR_MS } = need
  const step = { unit: 'minute', every: averagingMs / MINUTE_MS, zone: TEST_TIMEZONE } as const
  const start = calendarSteps(range, step, STEPS_MAX).slice(0, -1)
  const hasNone = scene === 'empty' || scene === 'nan' || scene === 'fault'
  const column = (id: string) => {
    const random = randomFrom(id)
    return start.map((ms) => (hasNone ? Number.NaN : valueAt(dataPoint(id), ms, random)))
  }
  const pairs = pairsOf({
    start,
    x: column(xDataPointId),
    y: column(yDataPointId),
    expected: start.length,
    xUnit: dataPoint(xDataPointId).unit,
    yUnit: dataPoint(yDataPointId).unit,
  })
  return { timezone: TEST_TIMEZONE, averagingPeriodMs: averagingMs, ...pairs }
}
