import { createCollector, isRecord, pointer, type Collector } from '../collector.ts'
import { deviceTime } from '../rules/deviceClock.ts'
import { OWN_SERIAL_EXPECTED, prefixedSerial } from '../rules/prefixedSerial.ts'
import { addressOfName } from '../rules/sensorAddress.ts'
import { cleanText } from '../rules/text.ts'
import {
  SERIAL_OF_REQUEST,
  type IngestAdapter,
  type PayloadHeaders,
  type SensorHint,
} from '../reading.ts'

/** `TelePeriod` of the firmware, unless its owner changed it. */
const INTERVAL_MS = 300_000
/** `TelePeriod` is at least 10 s. */
const REPEAT_WINDOW_MS = 9_000
const SENSORS_MAX = 100
const NESTING_MAX = 4

/** Units that the payload states for all of its sensors, by the key that states them. */
type StatedUnit = 'TempUnit' | 'PressureUnit'

/**
 * Keys of sensors with a known meaning: the unit is the one the firmware always sends, or the key of the
 * payload that states it. `SeaPressure` is reduced to sea level and `eCO2` is estimated from other
 * gases, so they are not readings of the parameters that they resemble.
 */
const MEANINGS: Readonly<Record<string, readonly [string | null, unit: string | StatedUnit]>> = {
  Temperature: ['128:1', 'TempUnit'],
  DewPoint: [null, 'TempUnit'],
  Humidity: ['128:2', '%'],
  Pressure: ['128:3', 'PressureUnit'],
  SeaPressure: [null, 'PressureUnit'],
  CarbonDioxide: ['131:10', 'ppm'],
  eCO2: [null, 'ppm'],
  TVOC: [null, 'ppb'],
  Illuminance: [null, 'lx'],
  PM1: ['132:4', 'µg/m³'],
  'PM2.5': ['132:5', 'µg/m³'],
  PM4: ['132:6', 'µg/m³'],
  PM10: ['132:7', 'µg/m³'],
  CF1: [null, 'µg/m³'],
  'CF2.5': [null, 'µg/m³'],
  CF10: [null, 'µg/m³'],
}

/** Keys of the payload that are not sensors, and keys of sensors that are not readings. */
const NO_SENSORS = new Set(['Time', 'TempUnit', 'PressureUnit', 'SpeedUnit', 'Topic', 'serial'])
const NO_READINGS = new Set(['Id', 'Address'])
/** These measure the device itself: a chip temperature is not an air temperature. */
const INTERNAL = new Set(['ESP32', 'ENERGY'])
/** The network of the device, if a rule adds it from the message STATE: its `Signal` is in dBm, `RSSI` in percent. */
const WIFI = 'Wifi'

/**
 * Tasmota over HTTP: what it publishes as `tele/{topic}/SENSOR`, one object per sensor. Its time is local
 * and has no offset unless `SetOption52` is on; a time without an offset is ignored.
 */
export const tasmotaAdapter: IngestAdapter = {
  name: 'tasmota',
  title: 'Tasmota',
  body: 'firmware-json',
  decode(payload, headers) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'tasmota')
    decodeReport(collector, payload, headers)
    return collector.decoded
  },
}

function decodeReport(collector: Collector, payload: unknown, headers: PayloadHeaders): void {
  if (!isRecord(payload)) return collector.issue('/', 'a SENSOR message of Tasmota', payload)
  const sent = payload['serial'] ?? payload['Topic'] ?? headers[SERIAL_OF_REQUEST]
  const serial = prefixedSerial('tasmota', sent)
  if (serial === null) return collector.issue('/Topic', OWN_SERIAL_EXPECTED, sent)
  const sensors = Object.entries(payload).filter(([name]) => !NO_SENSORS.has(name))
  if (sensors.length > SENSORS_MAX) {
    return collector.issue('/', `at most ${SENSORS_MAX} sensors`, sensors.length)
  }
  collector.device({ serial, type: 'Tasmota', usualIntervalMs: INTERVAL_MS })
  const { measuredAt, remark, flags: clockFlags } = deviceTime(payload['Time'])
  if (remark !== null) collector.remark('/Time', remark)
  const units = {
    TempUnit: textOf(payload['TempUnit']),
    PressureUnit: textOf(payload['PressureUnit']),
  }
  for (const [name, values] of sensors) {
    const report = { serial, measuredAt, clockFlags, units, sensor: sensorOf(name) }
    if (isRecord(values)) decodeSensor(collector, report, values, { place: [name], key: [] })
    else collector.reading(report, name, values, { parameterId: null, unit: null }, pointer(name))
  }
}

interface Report {
  serial: string
  measuredAt: number | null
  clockFlags: number
  sensor: SensorHint
  units: Readonly<Record<StatedUnit, string | null>>
}

function decodeSensor(
  collector: Collector,
  report: Report,
  values: Record<string, unknown>,
  { place, key }: { place: readonly string[]; key: readonly string[] },
): void {
  for (const [name, value] of Object.entries(values)) {
    if (NO_READINGS.has(name)) continue
    const below = { place: [...place, name], key: [...key, name] }
    if (isRecord(value) && below.key.length < NESTING_MAX) {
      decodeSensor(collector, report, value, below)
      continue
    }
    // A nested key, such as ENERGY's, is another quantity.
    const [parameterId, unit] = key.length === 0 ? meaningOf(name, report) : [null, null]
    const path = pointer(...below.place)
    collector.reading(report, below.key.join('.'), value, { parameterId, unit }, path)
  }
}

/** A key whose unit is not stated is not mapped to a parameter. */
function meaningOf(
  name: string,
  { units, sensor }: Report,
): readonly [parameterId: string | null, unit: string | null] {
  if (sensor.model === WIFI && name === 'Signal') return ['190:2', 'dBm']
  const [parameterId, named] = Object.hasOwn(MEANINGS, name) ? (MEANINGS[name] ?? []) : []
  if (parameterId === undefined || named === undefined) return [null, null]
  const unit = named === 'TempUnit' || named === 'PressureUnit' ? units[named] : named
  return [unit === null || INTERNAL.has(sensor.model) ? null : parameterId, unit]
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** `BME280`, `DS18B20-1` and so on: each is a separate sensor. */
function sensorOf(name: string): SensorHint {
  return {
    comPort: 0,
    comType: 0,
    address: addressOfName(name),
    name: 'tasmota',
    model: cleanText(name, 60),
    vendor: 'Tasmota',
    sensorType: '',
  }
}
