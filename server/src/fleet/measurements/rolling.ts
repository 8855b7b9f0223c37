import { calendarSteps, HOUR_MS, rollingMeans, type RollingMean } from '@airshed/domain'
import {
  STEP_FIGURES_MAX,
  type RollingMeans,
  type RollingResult,
  type RollingSearch,
} from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import {
  hoursOfPoints,
  pointsByZone,
  requireFewHours,
  requireZonedRange,
  wholeSteps,
  withinRecord,
} from './hourlyValues.ts'
import { requireMeans } from './requireMeans.ts'

/**
 * Rolling means of the data points on nodes that meet the condition; the others are absent. Hours before the range
 * count towards its first means; the current hour is not included.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range is empty or too long, the zone is unknown, or a parameter has no means
 */
export async function findRolling(
  context: ServerContext,
  visible: Condition,
  asked: RollingSearch,
  callerId: string,
): Promise<RollingResult> {
  requireZonedRange(asked)
  const zones = await pointsByZone(context, visible, asked)
  const search = await withinRecord(context, asked, zones, { callerId, now: context.clock() })
  requireFewHours(search, search.to - search.from, STEP_FIGURES_MAX)
  const leadMs = (search.hours - 1) * HOUR_MS
  const end = Math.min(search.to, context.clock())
  const data: RollingResult['data'] = {}
  requireMeans(search, [...zones.values()].flat())
  for (const [zone, points] of zones) {
    const step = { unit: 'hour', zone, isStandardTime: true } as const
    const all = calendarSteps({ from: search.from - leadMs, to: end }, step)
    const part = {
      ids: points.map(({ id }) => id),
      edges: wholeSteps(all, end),
      callerId,
      basis: search.basis,
    }
    const hours = await hoursOfPoints(context, part)
    for (const { id, kind } of points) {
      const means = rollingMeans(hours.get(id) ?? [], search.hours, kind)
      data[id] = { timezone: zone, ...columnsOf(means) }
    }
  }
  return { data }
}

const columnsOf = (means: readonly RollingMean[]): Omit<RollingMeans, 'timezone'> => ({
  end: means.map(({ endMs }) => endMs),
  value: means.map(({ value }) => value),
  count: means.map(({ count }) => count),
  expected: means.map(({ expected }) => expected),
})
