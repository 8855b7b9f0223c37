import { compassDegrees, createClockRecord, isReadingTime, type ClockRecord } from '@airshed/domain'
import { createCollector, type Collector, type ReadingMeaning } from '../collector.ts'
import { parseLineProtocol, type ProtocolLine } from '../rules/lineProtocol.ts'
import { parameterOfKey } from '../rules/parameterNames.ts'
import { OWN_SERIAL_EXPECTED, prefixedSerial } from '../rules/prefixedSerial.ts'
import { addressOfName } from '../rules/sensorAddress.ts'
import { cleanText } from '../rules/text.ts'
import { unitAtEndOf } from '../rules/unitSuffixes.ts'
import { isDirection } from '../rules/numbers.ts'
import { UNKNOWN_TIME_FLAGS } from '../statedTime.ts'
import {
  PRECISION_OF_REQUEST,
  SERIAL_OF_REQUEST,
  type IngestAdapter,
  type PayloadHeaders,
  type SensorHint,
} from '../reading.ts'

/** `interval` of Telegraf, unless its owner changed it. */
const INTERVAL_MS = 10_000
/** Only for lines without a time. */
const REPEAT_WINDOW_MS = 5000
/** Ten times the batch of Telegraf. */
const LINES_MAX = 10_000
/** Tags that name the device, in the order in which they are looked for. */
const DEVICE_TAGS = ['serial', 'device', 'host']
/** A tag with the unit of all fields of its line. */
const UNIT_TAG = 'unit'

/** Digits of a time that are finer than a millisecond, or missing for one. */
const DIGITS_AFTER_MS: Readonly<Record<string, number>> = { ns: 6, n: 6, us: 3, u: 3, ms: 0, s: -3 }

/**
 * Line protocol of InfluxDB, as Telegraf writes it. A line names its device by a tag, and everything else it says is a
 * field of the sensor that its measurement and its other tags name. Units are not part of the protocol: a field is a
 * parameter only if its key ends with a unit, or a tag `unit` names it.
 */
export const influxAdapter: IngestAdapter = {
  name: 'influx',
  title: 'the line protocol of InfluxDB',
  body: 'text',
  decode(payload, headers) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'influx')
    decodeLines(collector, payload, headers)
    return collector.decoded
  },
}

function decodeLines(collector: Collector, payload: unknown, headers: PayloadHeaders): void {
  const lines = typeof payload === 'string' ? parseLineProtocol(payload, LINES_MAX) : []
  if (lines === null) return collector.issue('/', `at most ${LINES_MAX} lines`, 'more')
  if (lines.length === 0) return collector.issue('/', 'lines of the line protocol', '')
  const report: Report = { devices: new Map(), meanings: new Map(), clocks: new Map() }
  for (const line of lines) {
    if (!('expected' in line)) noteTime(line, headers, report)
  }
  for (const line of lines) {
    if ('expected' in line) {
      refuse(collector, line.line, line.expected, line.got)
      continue
    }
    decodeLine(collector, line, headers, report)
  }
}

const TIME_EXPECTED = 'a time from 1970 to 2200 in the unit that ?precision= names, by default ns'

const UNSET_OR_FINER =
  'the clock of the device may not have been set, or its times are in another unit than ?precision= names: they are kept, and the readings are part of no statistic'

type Meaning = Pick<ReadingMeaning, 'parameterId' | 'unit'>

interface Report {
  /** Name of a device as it was sent → its serial. */
  devices: Map<string, string | null>
  /** Key and unit → what they mean. */
  meanings: Map<string, Meaning>
  /** Name of a device as it was sent → the times of its lines. */
  clocks: Map<string, ClockRecord>
}

/** The name of the device of a line, as it was sent. */
function deviceOf({ tags }: ProtocolLine, headers: PayloadHeaders): string {
  const given = headers[SERIAL_OF_REQUEST]
  if (typeof given === 'string') return given
  const tag = DEVICE_TAGS.find((name) => tags.has(name))
  return tag === undefined ? '' : (tags.get(tag) ?? '')
}

function noteTime(line: ProtocolLine, headers: PayloadHeaders, { clocks }: Report): void {
  const measuredAt = timeOf(line.time, headers[PRECISION_OF_REQUEST])
  if (measuredAt === null || !isReadingTime(measuredAt)) return
  const sent = deviceOf(line, headers)
  const clock = clocks.get(sent) ?? createClockRecord()
  clock.add(measuredAt)
  clocks.set(sent, clock)
}

function decodeLine(
  collector: Collector,
  line: ProtocolLine,
  headers: PayloadHeaders,
  { devices, meanings, clocks }: Report,
): void {
  const sent = deviceOf(line, headers)
  let serial = devices.get(sent)
  if (serial === undefined) {
    // Names of hosts have dots, which separate the parts of connections.
    serial = prefixedSerial('influx', sent.replaceAll('.', '-'))
    devices.set(sent, serial)
    if (serial !== null) {
      collector.device({ serial, type: 'InfluxDB', name: sent, usualIntervalMs: INTERVAL_MS })
    }
  }
  if (serial === null) {
    const expected = `a tag ${DEVICE_TAGS.join(', ')} or ?serial= with ${OWN_SERIAL_EXPECTED}`
    return refuse(collector, line.line, expected, sent)
  }
  const measuredAt = timeOf(line.time, headers[PRECISION_OF_REQUEST])
  if (measuredAt !== null && !isReadingTime(measuredAt)) {
    return refuse(collector, line.line, TIME_EXPECTED, `${line.time}`)
  }
  const isUnset = measuredAt !== null && clocks.get(sent)?.isUnset(measuredAt) === true
  if (isUnset) collector.remarkOnce(`/${line.line}`, UNSET_OR_FINER)
  const clockFlags = isUnset ? UNKNOWN_TIME_FLAGS : 0
  const source = { serial, sensor: sensorOf(line), measuredAt, clockFlags }
  const stated = line.tags.get(UNIT_TAG) ?? null
  for (const [key, value] of line.fields) {
    const sentValue = typeof value === 'object' ? value.text : value
    const meaning = meaningOf(meanings, key, stated, sentValue)
    collector.reading(source, key, sentValue, meaning, `/${line.line}/${key}`)
  }
}

/** One bad line refuses the others only if none of them can be read. */
function refuse(collector: Collector, line: number, expected: string, got: string): void {
  collector.skip(`/${line}`, `expected ${expected}, got ${got}`)
  if (collector.decoded.unreadable.length > 0) return
  collector.decoded.unreadable.push({ path: `/${line}`, expected, got })
}

function meaningOf(
  meanings: Map<string, Meaning>,
  key: string,
  stated: string | null,
  value: unknown,
): Meaning {
  const isWord = typeof value === 'string' && compassDegrees(value) !== undefined
  const id = `${key}\n${stated ?? ''}\n${isWord}`
  const known = meanings.get(id)
  if (known !== undefined) return known
  const suffix = unitAtEndOf(key)
  const unit = stated ?? suffix?.unit ?? null
  const named = parameterOfKey(key) ?? (suffix === null ? null : parameterOfKey(suffix.key))
  const isStated = unit !== null || (isWord && isDirection(named))
  const meaning = { parameterId: isStated ? named : null, unit }
  meanings.set(id, meaning)
  return meaning
}

/** ms UTC */
function timeOf(digits: string | null, precision: string | string[] | undefined): number | null {
  if (digits === null) return null
  const after = DIGITS_AFTER_MS[typeof precision === 'string' ? precision : 'ns'] ?? 6
  if (after < 0) return Number(digits + '0'.repeat(-after))
  return after === 0 ? Number(digits) : Number(digits.slice(0, -after))
}

/** A measurement and its tags, except those that name the device, the unit or the machine, are one sensor. */
function sensorOf({ measurement, tags }: ProtocolLine): SensorHint {
  const others = [...tags]
    .filter(([key]) => !DEVICE_TAGS.includes(key) && key !== UNIT_TAG)
    .map(([key, value]) => `${key}=${value}`)
    .toSorted()
  const model = [measurement, ...others].join(', ')
  return {
    comPort: 0,
    comType: 0,
    address: addressOfName(model),
    name: 'influx',
    model: cleanText(model, 60),
    vendor: 'InfluxDB',
    sensorType: '',
  }
}
