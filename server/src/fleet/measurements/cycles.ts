import { calendarSteps, cycleSums } from '@airshed/domain'
import type { CyclesResult, CyclesSearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import {
  eachHour,
  pointsByZone,
  requireFewHours,
  requireZonedRange,
  wholeSteps,
  withinRecord,
} from './hourlyValues.ts'

/**
 * The typical day, week and year of the data points on nodes that meet the condition; the others are absent.
 * Computed from whole hours up to now, without the current one.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range is empty, the zone is unknown, or too many hours would be needed
 */
export async function findCycles(
  context: ServerContext,
  visible: Condition,
  asked: CyclesSearch,
  callerId: string,
): Promise<CyclesResult> {
  requireZonedRange(asked)
  const zones = await pointsByZone(context, visible, asked)
  const search = await withinRecord(context, asked, zones, { callerId, now: context.clock() })
  requireFewHours(search, search.to - search.from)
  const end = Math.min(search.to, context.clock())
  const data: CyclesResult['data'] = {}
  for (const [zone, points] of zones) {
    const sums = new Map(points.map(({ id, kind }) => [id, cycleSums(kind, zone)]))
    const all = calendarSteps({ from: search.from, to: end }, { unit: 'hour', zone })
    const part = {
      ids: [...sums.keys()],
      edges: wholeSteps(all, end),
      callerId,
      basis: search.basis,
    }
    await eachHour(context, part, (id, hour) => {
      if (hour.isDue) sums.get(id)?.add(hour)
    })
    for (const [id, one] of sums) data[id] = one.figures()
  }
  return { data }
}
