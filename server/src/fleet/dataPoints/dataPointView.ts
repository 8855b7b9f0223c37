import { isReported, MINUTE_MS, readMassUnit } from '@airshed/domain'
import { GAS_CONDITIONS, parameterById, type GasConditions } from '@airshed/profiles'
import {
  DEFAULT_GAS_REFERENCE,
  GAS_REFERENCES,
  type ConvertedFrom,
  type DataPoint,
} from '@airshed/schemas'
import type { DataPointRow, ShownRow } from './queries.ts'

/** Parameters about the device itself rather than the air: battery, signal, online. */
const STATUS_PREFIX = '190:'

/**
 * A data point as the API returns it, named by its own name, otherwise by that of its parameter. The name of a gas
 * reported by mass states how it was converted to a volume, so every legend, table and tooltip shows it. The online
 * status has a value, but no time of a report, as nobody reports it.
 */
export function dataPointView(row: DataPointRow | ShownRow): DataPoint {
  const parameter = row.is_mapped ? parameterById(row.path) : undefined
  const name = row.name === '' ? (parameter?.name ?? row.path) : row.name
  const convertedFrom = convertedFromOf(row)
  const reference = readMassUnit(row.unit)?.reference ?? null
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
    ...(reference === null ? {} : { gasReference: reference }),
    ...computedOf(row),
    precision: row.precision,
    ...(row.decimals === null ? {} : { decimals: Math.min(row.decimals, row.precision) }),
    kind: row.kind,
    isMapped: row.is_mapped,
    isWindDirection: row.kind === 'direction',
    lastValue: row.last_value,
    ...(row.last_limit === null ? {} : { lastLimit: row.last_limit }),
    lastTimeReportedTs: isReported(row.path) ? row.last_ts : null,
    ...('corrected' in row && row.corrected !== null ? { correction: row.corrected } : {}),
  }
}

function computedOf({ metric, step_ms, history_from }: DataPointRow): Pick<DataPoint, 'metric'> {
  if (metric === null) return {}
  const { id, description, conditions } = metric
  const step = step_ms === null ? null : step_ms / MINUTE_MS
  return { metric: { _id: id, description, conditions, step, is_complete: history_from === null } }
}

function convertedFromOf(row: DataPointRow): ConvertedFrom | null {
  const { path, mass_unit: unit, mass_reference: reference, mass_since: since } = row
  if (unit === null || (parameterById(path)?.molar ?? null) === null) return null
  const named = reference ?? DEFAULT_GAS_REFERENCE
  const { temperatureK, pressureKPa } = GAS_CONDITIONS[named]
  return {
    unit,
    temperature_k: temperatureK,
    pressure_kpa: pressureKPa,
    gas_reference: named,
    ...(since === null ? {} : { since }),
  }
}

const airText = ({ temperatureK, pressureKPa }: GasConditions): string =>
  `${temperatureK} K, ${pressureKPa} kPa`

/** Such as `µg/m³ → ppb, 293 K, 101.3 kPa`; with the air of earlier readings behind it, if that was another. */
function conversionText({ unit }: DataPointRow, from: ConvertedFrom): string {
  const { gas_reference: reference, since } = from
  const now = `${from.unit} → ${unit}, ${airText(GAS_CONDITIONS[reference])}`
  const earlier = GAS_REFERENCES.find((one) => one !== reference)
  if (since === undefined || earlier === undefined) return now
  const day = new Date(since).toISOString().slice(0, 10)
  return `${now}; < ${day}: ${airText(GAS_CONDITIONS[earlier])}`
}

function typeOf(row: DataPointRow): DataPoint['_type'] {
  if (!row.is_mapped) return 'raw'
  return row.path.startsWith(STATUS_PREFIX) ? 'status' : 'metric'
}
