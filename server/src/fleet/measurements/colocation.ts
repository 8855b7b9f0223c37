import { canonicalUnit, colocationOf, DAY_MS, HOUR_MS } from '@airshed/domain'
import { SENSOR_TARGETS } from '@airshed/profiles'
import type { ColocationResult, ColocationSearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { zonedDataPoints } from '../dataPoints/queries.ts'
import { requireComparable, type AskedPoint } from './colocatedPoints.ts'
import { readMeanColumns } from './colocatedColumns.ts'
import { requireFewHours, requireZonedRange } from './hourlyValues.ts'

/**
 * Sensors beside a reference on nodes that meet the condition, from the whole hours or days of a range, up to now; null if
 * one of the data points does not meet it, because figures of the others would not be those that were asked for.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range is empty or too long, the zone is unknown, or the data points cannot be compared
 */
export async function findColocation(
  context: ServerContext,
  visible: Condition,
  search: ColocationSearch,
  callerId: string,
): Promise<ColocationResult> {
  const asked = askedPoints(search)
  const ids = [...new Set(asked.map(({ id }) => id))]
  requireZonedRange({ ...search, data_point_id: ids })
  // The days that begin before the window and end after it are read as a whole.
  const around = search.averaging === 'day' ? 2 * DAY_MS : 0
  const end = Math.min(search.to, context.clock())
  requireFewHours({ ...search, data_point_id: ids }, end - search.from + around)
  const found = await zonedDataPoints(context.store.db, visible, ids)
  const points = new Map(found.map((point) => [point.id, point]))
  const reference = points.get(search.reference_data_point_id)
  if (reference === undefined || points.size < ids.length) return { data: null }
  requireComparable(asked, points)
  const zone = search.timezone ?? reference.timezone
  const sensorIds = search.sensor_data_point_ids
  const others = asked.filter(({ role }) => role !== 'sensor').map(({ id }) => id)
  // The proposed coefficients are of what a sensor reports: an earlier correction must not be in them.
  const asReported = { ids: sensorIds, zone, callerId, basis: 'reported' } as const
  const sensors = await readMeanColumns(context, search, asReported)
  const means = await readMeanColumns(context, search, {
    ids: [...new Set(others)],
    zone,
    callerId,
  })
  const averagingPeriodMs = search.averaging === 'day' ? DAY_MS : HOUR_MS
  const unit = canonicalUnit(reference.unit)
  const targets = SENSOR_TARGETS[reference.path]
  const areCompared = targets?.unit === unit && targets.averagingPeriodMs === averagingPeriodMs
  const grouping = (id: string | undefined) =>
    id === undefined ? null : { values: means.of(id), unit: points.get(id)?.unit ?? '' }
  const colocation = colocationOf({
    start: means.start,
    reference: means.of(reference.id),
    sensors: sensorIds.map((id) => ({ dataPointId: id, values: sensors.of(id) })),
    temperature: grouping(search.temperature_data_point_id),
    humidity: grouping(search.humidity_data_point_id),
    targets: areCompared ? targets : null,
  })
  return {
    data: {
      timezone: zone,
      averagingPeriodMs,
      unit,
      targets:
        targets === undefined
          ? null
          : {
              source: targets.source,
              averaging: targets.averagingPeriodMs === DAY_MS ? 'day' : 'hour',
              unit: targets.unit,
              areCompared,
            },
      ...colocation,
    },
  }
}

function askedPoints(search: ColocationSearch): AskedPoint[] {
  const { temperature_data_point_id: temperature, humidity_data_point_id: humidity } = search
  return [
    {
      id: search.reference_data_point_id,
      path: '/reference_data_point_id',
      role: 'reference' as const,
    },
    ...search.sensor_data_point_ids.map((id, at) => ({
      id,
      path: `/sensor_data_point_ids/${at}`,
      role: 'sensor' as const,
    })),
    ...[
      { id: temperature, path: '/temperature_data_point_id' },
      { id: humidity, path: '/humidity_data_point_id' },
    ].flatMap(({ id, path }) =>
      id === undefined ? [] : [{ id, path, role: 'grouping' as const }],
    ),
  ]
}
