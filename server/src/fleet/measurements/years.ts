import { calendarSteps, DAY_MS, HOUR_MS, YEAR_LEAD_HOURS, yearFigures } from '@airshed/domain'
import type { YearsResult, YearsSearch } from '@airshed/schemas'
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

const PERCENTILES = [50, 95, 98]
const LONGEST_YEAR_MS = 366 * DAY_MS

/**
 * The years of the data points on nodes that meet the condition; the others are absent. Years, days and hours
 * follow standard time all year, so that each day has 24 hours; the current hour and day are not included. Of the range of
 * all readings, the years since the record began are returned.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range is empty or too long, the zone is unknown, or a parameter has no means
 */
export async function findYears(
  context: ServerContext,
  visible: Condition,
  asked: YearsSearch,
  callerId: string,
): Promise<YearsResult> {
  requireZonedRange(asked)
  const now = context.clock()
  const zones = await pointsByZone(context, visible, asked)
  const search = await withinRecord(context, asked, zones, { callerId, now })
  // Whole years are read, the first from its beginning and the last up to its end.
  const shownMs = Math.min(search.to, now) - search.from
  requireFewHours(search, Math.max(0, shownMs) + 2 * LONGEST_YEAR_MS)
  const { percentiles = PERCENTILES, limits = [] } = search
  const data: YearsResult['data'] = {}
  requireMeans(search, [...zones.values()].flat())
  for (const [zone, points] of zones) {
    const stepsOf = (unit: 'hour' | 'day' | 'year', range: { from: number; to: number }) =>
      calendarSteps(range, { unit, zone, isStandardTime: true })
    const years = stepsOf('year', { from: search.from, to: Math.min(search.to, now) })
    const [from = now, to = now] = [years[0], years.at(-1)]
    const days = wholeSteps(stepsOf('day', { from, to }), now)
    const lead = { from: from - YEAR_LEAD_HOURS * HOUR_MS, to: Math.min(to, now) }
    const edges = wholeSteps(stepsOf('hour', lead), now)
    const part = { ids: points.map(({ id }) => id), edges, callerId, basis: search.basis }
    const hours = await hoursOfPoints(context, part)
    for (const { id, kind } of points) {
      const options = { kind, percentiles, limits, years, days }
      data[id] = { timezone: zone, years: yearFigures(hours.get(id) ?? [], options) }
    }
  }
  return { data }
}
