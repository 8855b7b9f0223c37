import {
  canBeBelowLimit,
  canonicalUnit,
  CELSIUS,
  celsiusShownAs,
  FAHRENHEIT,
  isDetectionLimit,
} from '@airshed/domain'
import { parameterById, type PlausibleRange } from '@airshed/profiles'
import {
  DEFAULT_GAS_REFERENCE,
  hidesValue,
  MEASUREMENT_FLAGS,
  type GasReference,
  type ParameterKind,
} from '@airshed/schemas'
import type { Decoded, Reading, SensorHint, Skipped } from './reading.ts'
import { plausibilityFlag } from './rules/plausibility.ts'
import { cleanKey } from './rules/text.ts'
import { futureTimes } from './futureTimes.ts'
import { isAhead } from './rules/times.ts'
import { converterFor, massOfGas, type MassOfGas } from './rules/units.ts'

/** Decimals shown for a value of unknown meaning. */
const UNMAPPED_PRECISION = 3

/** A data point as described by the payload; if it is new, a row is created. */
export interface SeriesSpec {
  dataPointId: string
  nodeId: string
  serial: string
  /** Connection string of the sensor. */
  connection: string
  sensor: SensorHint
  /** Parameter id, `raw:{key}`, or `raw:{key}[{unit}]` if the key first came in another unit. */
  path: string
  isMapped: boolean
  name: string
  unit: string
  /** The unit in which its key came first, if that was another one; otherwise null. */
  earlierUnit: string | null
  /** For a gas by mass that is stored by volume, how it was received; otherwise null. */
  mass: MassOfGas | null
  precision: number
  kind: ParameterKind
}

/** A reading as it is stored: in the data point's unit, under its settled time. */
export interface SettledReading {
  series: SeriesSpec
  ts: number
  /** null: an export says that it has none. */
  value: number | null
  flags: number
  /**
   * The value as an export has it in °F, with fewer digits than the stored one: a stored value that is exported like this
   * is the same. Default: it came in the unit of the data point.
   */
  fahrenheit?: number
}

export interface SettledPayload {
  readings: SettledReading[]
  /** Each data point of the payload once. */
  series: SeriesSpec[]
  /**
   * Remarks about gases that were converted from mass to volume, and about keys that changed their unit, one per data
   * point; about limits of what has none; and about times in the future, one per device.
   */
  remarks: Skipped[]
}

/** Finds the unit of a data point without a parameter; undefined: there is none. */
export type UnitOf = (nodeId: string, dataPointId: string) => string | undefined

/** The air to which gases by mass of a device refer if their unit does not say. */
export type ReferenceOf = (nodeId: string) => GasReference

interface Plan {
  series: SeriesSpec
  convert: ((value: number) => number) | null
  /** null: no limits. */
  plausible: PlausibleRange | null
  /** Whether values are temperatures that an export has turned into °F. */
  isShownInFahrenheit: boolean
}

/** Node id of a serial. */
export function nodeIdOf(serial: string): string {
  return `${serial}:0`
}

/** Connection string of a sensor: `{serial}.{com_port}.{com_type}.{address}`. */
export function connectionOf(serial: string, sensor: SensorHint): string {
  return `${serial}.${sensor.comPort}.${sensor.comType}.${sensor.address}`
}

/**
 * Determines data point, unit, time and flags of each reading. Keys of one sensor that mean the same
 * parameter do not hide each other: the first becomes the parameter, the others stay unmapped. A key without a parameter
 * has a series for each unit that it comes in, so that no series holds numbers of two units.
 *
 * @param unitOf the unit of a data point that exists. Default: none exists
 * @param referenceOf the air to which gases by mass refer. Default: that of the European directive
 */
export function settleReadings(
  decoded: Decoded,
  receivedAt: number,
  unitOf: UnitOf = () => undefined,
  referenceOf: ReferenceOf = () => DEFAULT_GAS_REFERENCE,
): SettledPayload {
  const plans = new Map<string, Plan>()
  const series = new Map<string, { spec: SeriesSpec; key: string }>()
  const planOf = (reading: Reading, connection: string): Plan => {
    const { parameterId, unitAsReceived } = reading
    const reference = referenceOf(nodeIdOf(reading.serial))
    const convert =
      parameterId === null ? null : converterFor(parameterId, unitAsReceived, reference)
    if (parameterId !== null && convert !== null) {
      const spec = mappedSeries(reading, connection, parameterId, reference)
      const known = series.get(spec.dataPointId)
      if (known === undefined || known.key === reading.key) {
        series.set(spec.dataPointId, { spec, key: reading.key })
        return {
          series: spec,
          convert: unitAsReceived === null ? null : convert,
          plausible:
            reading.exported === undefined ? (parameterById(parameterId)?.plausible ?? null) : null,
          isShownInFahrenheit: isShownInFahrenheit(reading, spec.unit),
        }
      }
    }
    const spec = unmappedSeries(
      reading,
      connection,
      (nodeId, id) => unitOf(nodeId, id) ?? series.get(id)?.spec.unit,
    )
    series.set(spec.dataPointId, { spec, key: reading.key })
    return {
      series: spec,
      convert: null,
      plausible: null,
      isShownInFahrenheit: isShownInFahrenheit(reading, spec.unit),
    }
  }

  const future = futureTimes(decoded.readings, receivedAt)
  const timeOf = ({ serial, measuredAt }: Reading) => {
    if (measuredAt === null) return { ts: receivedAt, flags: MEASUREMENT_FLAGS.receivedTime }
    return isAhead(measuredAt, receivedAt) ? future.settle(serial) : { ts: measuredAt, flags: 0 }
  }
  const limitless = new Set<string>()
  const readings = decoded.readings.flatMap((reading): SettledReading[] => {
    const time = timeOf(reading)
    if (time === null) return []
    const connection = connectionOf(reading.serial, reading.sensor)
    const { key, unitAsReceived, parameterId } = reading
    const planKey = `${connection}/${key}\n${unitAsReceived ?? ''}\n${parameterId ?? ''}`
    let plan = plans.get(planKey)
    if (plan === undefined) {
      plan = planOf(reading, connection)
      plans.set(planKey, plan)
    }
    if (isDetectionLimit(reading.flags) && !hasLimit(plan.series)) {
      limitless.add(plan.series.dataPointId)
      return []
    }
    const known = time.flags | reading.flags
    const place = { series: plan.series, ts: time.ts }
    const { value: received } = reading
    if (received === null) return [{ ...place, value: null, flags: known }]
    if (plan.isShownInFahrenheit) {
      return [{ ...place, value: celsiusShownAs(received), flags: known, fahrenheit: received }]
    }
    const value = plan.convert === null ? received : converted(plan.convert, received)
    // A value that is known to be a fault code, or was rejected, needs no second reason.
    const plausibility = hidesValue(known) ? 0 : plausibilityFlag(plan.plausible, value)
    return [{ ...place, value, flags: known | plausibility }]
  })
  const read = limitless.size === 0 ? null : new Set(readings.map((one) => one.series.dataPointId))
  // Nothing is created for a data point of which all was left out.
  const specs = [...series.values()]
    .map(({ spec }) => spec)
    .filter(({ dataPointId: id }) => read === null || !limitless.has(id) || read.has(id))
  const remarks = [
    ...specs.flatMap(remarksOf),
    ...[...limitless].map((path) => ({ path, reason: WITHOUT_LIMIT })),
    ...future.remarks(),
  ]
  return { readings, series: specs, remarks }
}

const hasLimit = ({ kind, unit }: SeriesSpec): boolean => canBeBelowLimit(kind, unit)

const WITHOUT_LIMIT =
  'left out what is below a detection limit: directions, levels and temperatures have none, as half of them is no smaller amount'

/** An export turns whatever is stored in °C into °F for those who ask for it. */
const isShownInFahrenheit = ({ exported, unitAsReceived }: Reading, storedUnit: string): boolean =>
  exported !== undefined && unitAsReceived === FAHRENHEIT && storedUnit === CELSIUS

const remarksOf = (spec: SeriesSpec): Skipped[] => [...conversionOf(spec), ...changeOf(spec)]

/** The remark about a key that comes in another unit than before. */
function changeOf({ dataPointId, unit, earlierUnit }: SeriesSpec): Skipped[] {
  if (earlierUnit === null) return []
  const earlier = earlierUnit === '' ? 'without a unit' : `in ${earlierUnit}`
  const reason = `came in ${unit}, earlier ${earlier}: kept as a series of its own`
  return [{ path: dataPointId, reason }]
}

/** The remark about a gas by mass: converting it to ppb depends on the reference conditions of the air. */
function conversionOf({ dataPointId, unit, mass }: SeriesSpec): Skipped[] {
  if (mass === null) return []
  const air = `${mass.air.temperatureK} K and ${mass.air.pressureKPa} kPa`
  return [{ path: dataPointId, reason: `came in ${mass.unit}, kept in ${unit} at ${air}` }]
}

/**
 * A value in another unit, without floating-point residue: 12 digits are more than any instrument has. An
 * unconverted value stays identical to the last bit.
 */
function converted(convert: (value: number) => number, value: number): number {
  const other = convert(value)
  return other === value ? value : Number(other.toPrecision(12))
}

function mappedSeries(
  reading: Reading,
  connection: string,
  parameterId: string,
  reference: GasReference,
): SeriesSpec {
  const parameter = parameterById(parameterId)
  const { exported } = reading
  return {
    ...placeOf(reading, connection, parameterId),
    isMapped: true,
    name:
      exported === undefined || exported.name === ''
        ? (parameter?.name ?? parameterId)
        : exported.name,
    unit: parameter?.unit ?? '',
    earlierUnit: null,
    mass: exported?.mass ?? massOfGas(parameterId, reading.unitAsReceived, reference),
    precision: parameter?.precision ?? UNMAPPED_PRECISION,
    kind: parameter?.kind ?? 'scalar',
  }
}

function unmappedSeries(reading: Reading, connection: string, unitOf: UnitOf): SeriesSpec {
  const { exported } = reading
  const path = exported?.path ?? `raw:${reading.key}`
  const place = placeOf(reading, connection, path)
  const known = unitOf(place.nodeId, place.dataPointId)
  const received = reading.unitAsReceived === null ? '' : canonicalUnit(reading.unitAsReceived)
  const unit = known !== undefined && isShownInFahrenheit(reading, known) ? known : received
  // A unit that is not stated is the one that was stated before.
  const hasChanged = unit !== '' && known !== undefined && canonicalUnit(known) !== unit
  return {
    ...(hasChanged ? placeOf(reading, connection, `${path}[${cleanKey(unit)}]`) : place),
    isMapped: false,
    name: exported === undefined || exported.name === '' ? reading.key : exported.name,
    unit,
    earlierUnit: hasChanged ? known : null,
    mass: null,
    precision: UNMAPPED_PRECISION,
    kind: 'scalar',
  }
}

function placeOf(reading: Reading, connection: string, path: string) {
  return {
    dataPointId: `${connection}/${path}`,
    nodeId: nodeIdOf(reading.serial),
    serial: reading.serial,
    connection,
    sensor: reading.sensor,
    path,
  }
}
