import { isReported, MINUTE_MS } from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import type { ConvertedFrom, DataPoint } from '@airshed/schemas'
import type { DataPointRow } from './queries.ts'

/** Parameters about the device itself rather than the air: battery, signal, online. */
const STATUS_PREFIX = '190:'

/**
 * A data point as the API returns it, named by its own name, otherwise by that of its parameter. The name of a gas
 * reported by mass states how it was converted to a volume, so every legend, table and tooltip shows it. The online
 * status has a value, but no time of a report, as nobody reports it.
 */
export function dataPointView(row: DataPointRow): DataPoint {
  const parameter = row.is_mapped ? parameterById(row.path) : undefined
  const name = row.name === '' ? (parameter?.name ?? row.path) : row.name
  const convertedFrom = convertedFromOf(row)
  return {
    _id: row.id,
    _type: typeOf(row),
    path: row.path,
    device_id: row.sensor_id,
    node_id: row.node_id,
    name,
    presentName: convertedFrom === null ? name : `${name} (${conversionText(row, convertedFrom)})`,
    shortPresentName: parameter?.shortName ?? name,
    unit: row.unit,
    ...(convertedFrom === null ? {} : { convertedFrom }),
    ...metricOf(row),
    precision: row.precision,
    ...(row.decimals === null ? {} : { decimals: Math.min(row.decimals, row.precision) }),
    kind: row.kind,
    isMapped: row.is_mapped,
    isWindDirection: row.kind === 'direction',
    lastValue: row.last_value,
    ...(row.last_limit === null ? {} : { lastLimit: row.last_limit }),
    lastTimeReportedTs: isReported(row.path) ? row.last_ts : null,
  }
}

function metricOf({ metric, step_ms, history_from }: DataPointRow): Pick<DataPoint, 'metric'> {
  if (metric === null) return {}
  const { id, description, conditions } = metric
  const step = step_ms === null ? null : step_ms / MINUTE_MS
  return { metric: { _id: id, description, conditions, step, is_complete: history_from === null } }
}

function convertedFromOf({ path, mass_unit: unit }: DataPointRow): ConvertedFrom | null {
  const air = parameterById(path)?.molar ?? null
  if (unit === null || air === null) return null
  return { unit, temperature_k: air.temperatureK, pressure_kpa: air.pressureKPa }
}

const conversionText = ({ unit }: DataPointRow, from: ConvertedFrom): string =>
  `${from.unit} → ${unit}, ${from.temperature_k} K, ${from.pressure_kpa} kPa`

function typeOf(row: DataPointRow): DataPoint['_type'] {
  if (!row.is_mapped) return 'raw'
  return row.path.startsWith(STATUS_PREFIX) ? 'status' : 'metric'
}
