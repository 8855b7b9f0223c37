import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { createCollector, isRecord, ownSensor, pointer, type Collector } from '../collector.ts'
import { isTimezone, parseLocation } from '../rules/location.ts'
import { parameterOfKey } from '../rules/parameterNames.ts'
import { SERIAL_EXPECTED, SERIAL_PATTERN } from '@airshed/schemas'
import { factOf } from '../rules/payloadFacts.ts'
import { reportTime, rowTimes, UNKNOWN_TIME_FLAGS, type StatedTime } from '../statedTime.ts'
import type { DeviceHint, IngestAdapter } from '../reading.ts'

const REPEAT_WINDOW_MS = 10_000
const DEVICES_MAX = 10_000
const DEFAULT_TYPE = 'Generic'
const SENSOR = ownSensor('', '')
const FIELDS = new Set([
  'serial',
  'time',
  'type',
  'name',
  'location',
  'timezone',
  'interval',
  'firmware',
  'hardware',
  'mac_address',
  'units',
  'history',
  'readings',
  'rows',
])

/** Airshed's own format: one device, a list of them, or `{ devices: […] }`. See docs/ingest.md. */
export const jsonAdapter: IngestAdapter = {
  name: 'json',
  title: 'Generic JSON',
  decode(payload) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'json')
    const [devices, path] = devicesOf(payload)
    if (!Array.isArray(devices)) collector.issue(path, 'a list of devices', devices)
    else if (devices.length > DEVICES_MAX) {
      collector.issue(path, `at most ${DEVICES_MAX} devices`, devices.length)
    } else {
      const isSingle = devices[0] === payload
      for (const [index, device] of devices.entries()) {
        decodeDevice(collector, device, isSingle ? '' : path + pointer(index))
      }
    }
    return collector.decoded
  },
}

function devicesOf(payload: unknown): [devices: unknown, path: string] {
  if (Array.isArray(payload)) return [payload, '']
  if (isRecord(payload) && Object.hasOwn(payload, 'devices')) {
    return [payload['devices'], '/devices']
  }
  return [[payload], '']
}

function decodeDevice(collector: Collector, device: unknown, path: string): void {
  if (!isRecord(device)) return collector.issue(path, 'an object with serial and readings', device)
  const serial = device['serial']
  if (typeof serial !== 'string' || !SERIAL_PATTERN.test(serial)) {
    return collector.issue(`${path}/serial`, SERIAL_EXPECTED, serial)
  }
  for (const key of Object.keys(device)) {
    if (!FIELDS.has(key)) {
      collector.skip(path + pointer(key), 'unknown field; values belong under readings')
    }
  }
  collector.device({ serial, ...hintsOf(collector, device, path) })
  factsOf(collector, serial, device, path)
  const units = unitsOf(collector, device['units'], path)
  const { history } = device
  if (history !== undefined && typeof history !== 'boolean') {
    collector.issue(`${path}/history`, 'true or false', history)
  }
  const time = reportTime(collector, device['time'], `${path}/time`)
  if (device['readings'] === undefined && device['rows'] === undefined) {
    return collector.issue(`${path}/readings`, 'an object of values', undefined)
  }
  if (device['readings'] !== undefined && time !== null) {
    decodeReadings(collector, { serial, units, ...time }, device['readings'], `${path}/readings`)
  }
  if (device['rows'] !== undefined) {
    const rows = { serial, units, time, isHistory: history === true }
    decodeRows(collector, rows, device['rows'], `${path}/rows`)
  }
}

/** Facts of the device beside its readings; one that cannot be read costs no reading. */
const FACTS = { firmware: 'firmware', hardware: 'hardware', mac_address: 'mac' } as const

function factsOf(
  collector: Collector,
  serial: string,
  device: Record<string, unknown>,
  path: string,
): void {
  for (const [field, fact] of Object.entries(FACTS)) {
    const value = device[field]
    if (value === undefined || value === null) continue
    const reported = factOf(fact, value)
    const expected = fact === 'mac' ? 'a hardware address, such as 84:f3:eb:28:0d:ec' : 'text'
    if (reported === null) collector.skip(path + pointer(field), `expected ${expected}`)
    else collector.fact(serial, reported)
  }
}

interface RowContext extends StatedTime {
  serial: string
  units: Record<string, unknown>
}

interface RowsContext extends Pick<RowContext, 'serial' | 'units'> {
  /** Of the rows without a time of their own; null: it was refused, and they are left out. */
  time: StatedTime | null
  /** Whether the sender says that the times are of the past. */
  isHistory: boolean
}

function decodeRows(
  collector: Collector,
  { serial, units, time: common, isHistory }: RowsContext,
  rows: unknown,
  path: string,
): void {
  if (!Array.isArray(rows)) {
    return collector.issue(path, 'a list of rows with time and readings', rows)
  }
  const stated = rows.map((row: unknown) => (isRecord(row) ? row['time'] : undefined))
  const times = rowTimes(collector, isHistory ? null : stated)
  for (const [index, entry] of rows.entries()) {
    const at = `${path}/${index}`
    if (!isRecord(entry)) {
      collector.issue(at, 'an object with time and readings', entry)
      continue
    }
    const hasOwn = entry['time'] !== undefined && entry['time'] !== null
    const time = hasOwn ? times.read(entry['time'], `${at}/time`) : common
    if (time === null) continue
    decodeReadings(collector, { serial, units, ...time }, entry['readings'], `${at}/readings`)
  }
}

function decodeReadings(
  collector: Collector,
  row: RowContext,
  readings: unknown,
  path: string,
): void {
  if (!isRecord(readings)) return collector.issue(path, 'an object of values', readings)
  const { serial, measuredAt, clockFlags } = row
  const source = { serial, sensor: SENSOR, measuredAt, clockFlags }
  for (const [key, entry] of Object.entries(readings)) {
    const at = path + pointer(key)
    const parameterId = parameterOfKey(key)
    const isPair = isRecord(entry) && Object.hasOwn(entry, 'value')
    const unit =
      isPair && Object.hasOwn(entry, 'unit')
        ? entry['unit']
        : Object.hasOwn(row.units, key)
          ? row.units[key]
          : null
    if (unit !== null && typeof unit !== 'string') {
      collector.issue(`${at}/unit`, 'text', unit)
      continue
    }
    const value = isPair ? entry['value'] : entry
    collector.reading(
      source,
      key,
      value,
      { parameterId, unit, flags: isPair ? flagsOf(entry) : 0 },
      isPair ? `${at}/value` : at,
    )
  }
}

const flagsOf = (entry: Record<string, unknown>): number =>
  (entry['fault'] === true ? MEASUREMENT_FLAGS.sensorFault : 0) |
  (entry['invalid'] === true ? MEASUREMENT_FLAGS.invalid : 0) |
  (entry['unknown_time'] === true ? UNKNOWN_TIME_FLAGS : 0)

function unitsOf(collector: Collector, units: unknown, path: string): Record<string, unknown> {
  if (units === undefined) return {}
  if (isRecord(units)) return units
  collector.issue(`${path}/units`, 'an object of key and unit', units)
  return {}
}

function hintsOf(
  collector: Collector,
  device: Record<string, unknown>,
  path: string,
): Omit<DeviceHint, 'serial'> {
  const { type, name, timezone, interval } = device
  const location = locationOf(device['location'])
  if (location === undefined) {
    collector.issue(`${path}/location`, '{ latitude, longitude } in degrees', device['location'])
  }
  for (const [field, value] of Object.entries({ type, name })) {
    if (value !== undefined && typeof value !== 'string') {
      collector.issue(`${path}/${field}`, 'text', value)
    }
  }
  const isZone = typeof timezone === 'string' && isTimezone(timezone)
  if (timezone !== undefined && !isZone) {
    collector.issue(`${path}/timezone`, 'an IANA time zone', timezone)
  }
  const isInterval =
    typeof interval === 'number' && Number.isInteger(interval) && interval >= 1 && interval <= 2e9
  if (interval !== undefined && !isInterval) {
    collector.issue(`${path}/interval`, 'milliseconds as an integer from 1 to 2000000000', interval)
  }
  return {
    type: typeof type === 'string' && type.trim() !== '' ? type : DEFAULT_TYPE,
    name: typeof name === 'string' ? name : null,
    location: location ?? null,
    timezone: isZone ? timezone : null,
    statedIntervalMs: isInterval ? interval : null,
    usualIntervalMs: null,
  }
}

function locationOf(value: unknown): readonly [number, number] | null | undefined {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return parseLocation(value[0], value[1])
  return isRecord(value) ? parseLocation(value['latitude'], value['longitude']) : undefined
}
