import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { DataPointRow } from '../dataPoints/queries.ts'

const RELATIVE_HUMIDITY = '128:2'

/**
 * The data point whose humidity a correction of another uses: that of the same sensor, otherwise the only one of the device.
 *
 * @returns null: there is none, or several of which none is of the same sensor
 */
export async function humidityPointOf(
  tx: Transaction<Tables>,
  { node_id: nodeId, sensor_id: sensorId }: DataPointRow,
): Promise<{ id: string; key: number } | null> {
  const points = await tx
    .selectFrom('data_points')
    .select(['id', 'key', 'sensor_id'])
    .where('node_id', '=', nodeId)
    .where('path', '=', RELATIVE_HUMIDITY)
    .where('unit', '=', '%')
    .orderBy('key')
    .execute()
  const own = points.find((point) => point.sensor_id === sensorId)
  if (own !== undefined) return own
  return points.length === 1 ? (points[0] ?? null) : null
}
