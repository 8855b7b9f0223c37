import { calendarSteps, HOUR_MS, type WindHours } from '@airshed/domain'
import {
  WIND_HOURS_MAX,
  type ParameterKind,
  type PolarPlot,
  type PolarPlotSearch,
} from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { zonedDataPoints } from '../dataPoints/queries.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { wholeSteps } from './hourlyValues.ts'
import { readStepColumns, requireFewSteps } from './stepColumns.ts'

/** Facts about the hours besides their values. */
type WindBasis = Pick<PolarPlot, 'timezone' | 'speedUnit' | 'pollutantUnit'>

const KINDS: readonly (readonly [role: 'speed' | 'direction' | 'pollutant', ParameterKind])[] = [
  ['speed', 'scalar'],
  ['direction', 'direction'],
  ['pollutant', 'scalar'],
]

/**
 * The whole hours of a window, up to now, of a wind and a pollutant on nodes that meet the condition, in the time
 * zone of the speed's device: means of at least 75 % of the readings, with directions averaged as vectors.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range is empty or too long, or a data point is of another kind
 * @returns null if one of the data points does not meet the condition
 */
export async function readWindHours(
  context: ServerContext,
  visible: Condition,
  search: PolarPlotSearch,
  callerId: string,
): Promise<{ hours: WindHours; basis: WindBasis } | null> {
  const { from, to } = search
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  const now = context.clock()
  const end = Math.min(to, now)
  requireFewSteps(end - from, HOUR_MS, WIND_HOURS_MAX)
  const asked = KINDS.map(([role, kind]) => ({ role, kind, id: search[`${role}_data_point_id`] }))
  const ids = [...new Set(asked.map(({ id }) => id))]
  const points = new Map(
    (await zonedDataPoints(context.store.db, visible, ids)).map((point) => [point.id, point]),
  )
  const speed = points.get(search.speed_data_point_id)
  const pollutant = points.get(search.pollutant_data_point_id)
  if (speed === undefined || pollutant === undefined) return null
  if (!points.has(search.direction_data_point_id)) return null
  for (const { role, kind, id } of asked) {
    const got = points.get(id)?.kind
    if (got === kind) continue
    throw invalidField(`/${role}_data_point_id`, `a data point of the kind ${kind}`, got)
  }
  const zone = speed.timezone
  const edges = wholeSteps(calendarSteps({ from, to: end }, { unit: 'hour', zone }), now)
  const columns = await readStepColumns(context, { ids, edges, callerId, basis: search.basis })
  return {
    hours: {
      speeds: columns.of(search.speed_data_point_id),
      directionsDeg: columns.of(search.direction_data_point_id),
      concentrations: columns.of(search.pollutant_data_point_id),
      expected: columns.expected,
    },
    basis: { timezone: zone, speedUnit: speed.unit, pollutantUnit: pollutant.unit },
  }
}
