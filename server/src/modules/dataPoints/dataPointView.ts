import { parameterById } from '@airshed/profiles'
import type { DataPoint } from '@airshed/schemas'
import type { DataPointRow } from './queries.ts'

/** Parameters about the device itself rather than the air: battery, signal, online. */
const STATUS_PREFIX = '190:'

/** A data point as it travels: named by its own name, else by that of its parameter. */
export function dataPointView(row: DataPointRow): DataPoint {
  const parameter = row.is_mapped ? parameterById(row.path) : undefined
  const name = row.name === '' ? (parameter?.name ?? row.path) : row.name
  return {
    _id: row.id,
    _type: typeOf(row),
    path: row.path,
    device_id: row.sensor_id,
    node_id: row.node_id,
    name,
    presentName: name,
    shortPresentName: parameter?.shortName ?? name,
    unit: row.unit,
    precision: row.precision,
    kind: row.kind,
    isMapped: row.is_mapped,
    isWindDirection: row.kind === 'direction',
    lastValue: row.last_value,
    lastTimeReportedTs: row.last_ts,
  }
}

function typeOf(row: DataPointRow): DataPoint['_type'] {
  if (!row.is_mapped) return 'raw'
  return row.path.startsWith(STATUS_PREFIX) ? 'status' : 'metric'
}
