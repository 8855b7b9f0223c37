import { describeValue } from '@airshed/contract'
import { compassDegrees } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { detectionLimitOf, isBelowLimitText, LIMIT_EXPECTED } from './rules/belowLimit.ts'
import { faultFlag } from './rules/faults.ts'
import { sentinelsOf } from './rules/sentinels.ts'
import { isDirection, isMissing, parseNumber } from './rules/numbers.ts'
import { cleanKey, cleanText } from './rules/text.ts'
import { payloadFact, type PayloadFacts } from './rules/payloadFacts.ts'
import type { Decoded, DeviceHint, Reading, SensorHint } from './reading.ts'

/** Maximum of issues, of skipped values and of remarks that a response lists. */
export const LISTED_MAX = 50
const UNIT_LENGTH_MAX = 40

/** The origin of a value, and its meaning. */
interface ReadingSource {
  serial: string
  sensor: SensorHint
  measuredAt: number | null
  /** Bits of `MEASUREMENT_FLAGS` that its time sets. Default 0. */
  clockFlags?: number
}

export interface ReadingMeaning {
  parameterId: string | null
  /** null: not stated by the sender. */
  unit: string | null
  /** Bits of `MEASUREMENT_FLAGS` set by the sender. Default 0. */
  flags?: number
  /** See `Reading`. */
  field?: string
}

/** Collects what an adapter finds in one payload. */
export interface Collector {
  decoded: Decoded
  device(hint: Partial<DeviceHint> & Pick<DeviceHint, 'serial' | 'type'>): void
  /** An entry of the payload: a reading, unless its key and value state a fact about the device. */
  reading(
    source: ReadingSource,
    key: string,
    value: unknown,
    meaning: ReadingMeaning,
    path: string,
  ): void
  /** What the payload states about a device; null states nothing. */
  fact(serial: string, reported: Omit<PayloadFacts, 'serial'> | null): void
  issue(path: string, expected: string, got: unknown): void
  /** Leaves out a part of the payload, which is refused as a whole only if nothing else of it is a reading. */
  refuse(path: string, expected: string, got: unknown): void
  skip(path: string, reason: string): void
  /** Reports a value that was interpreted differently than sent. */
  remark(path: string, reason: string): void
  /** Reports the same thing about many places once, with the first of them. */
  remarkOnce(path: string, reason: string): void
}

/**
 * @param repeatWindowMs see `Decoded`
 * @param adapter name of the adapter, by which its sentinels are known
 */
export function createCollector(repeatWindowMs: number, adapter: string): Collector {
  const isSentinel = sentinelsOf(adapter)
  const decoded: Decoded = {
    devices: [],
    readings: [],
    facts: [],
    issues: [],
    unreadable: [],
    skipped: [],
    remarks: [],
    repeatWindowMs,
  }
  const issue: Collector['issue'] = (path, expected, got) => {
    if (decoded.issues.length >= LISTED_MAX) return
    decoded.issues.push({ path: path === '' ? '/' : path, expected, got: describe(got) })
  }
  const skip: Collector['skip'] = (path, reason) => {
    if (decoded.skipped.length < LISTED_MAX) decoded.skipped.push({ path, reason })
  }
  const refuse: Collector['refuse'] = (path, expected, got) => {
    skip(path, `expected ${expected}, got ${describe(got)}`)
    if (decoded.unreadable.length >= LISTED_MAX) return
    decoded.unreadable.push({ path: path === '' ? '/' : path, expected, got: describe(got) })
  }
  const factsBySerial = new Map<string, PayloadFacts>()
  const fact: Collector['fact'] = (serial, reported) => {
    if (reported === null) return
    const known = factsBySerial.get(serial)
    if (known !== undefined) return void Object.assign(known, reported)
    const own = { serial, ...reported }
    factsBySerial.set(serial, own)
    decoded.facts.push(own)
  }
  return {
    decoded,
    fact,
    issue,
    refuse,
    skip,
    remark(path, reason) {
      if (decoded.remarks.length < LISTED_MAX) decoded.remarks.push({ path, reason })
    },
    remarkOnce(path, reason) {
      if (decoded.remarks.some((remark) => remark.reason === reason)) return
      if (decoded.remarks.length < LISTED_MAX) decoded.remarks.push({ path, reason })
    },
    device(hint) {
      const name = hint.name == null ? null : cleanText(hint.name, 100)
      decoded.devices.push({
        location: null,
        timezone: null,
        statedIntervalMs: null,
        usualIntervalMs: null,
        ...hint,
        type: cleanText(hint.type, 60),
        name: name === '' ? null : name,
      })
    },
    reading(source, key, value, meaning, path) {
      const reported = payloadFact(key, value)
      if (reported !== null) return fact(source.serial, reported)
      const word = wordOf(value, meaning, path)
      const isBelow = isBelowLimitText(value)
      const number = isBelow
        ? detectionLimitOf(value)
        : word === null
          ? parseNumber(value, meaning.parameterId)
          : compassDegrees(word.text)
      if (number === undefined) {
        if (isMissing(value)) return skip(path, 'no value')
        const expected = isBelow ? LIMIT_EXPECTED : 'a number'
        const got = describe(value)
        skip(path, isBelow ? `expected ${expected}, got ${got}` : `not a number: ${got}`)
        if (meaning.parameterId !== null && decoded.unreadable.length < LISTED_MAX) {
          decoded.unreadable.push({ path, expected, got })
        }
        return
      }
      // A limit is no value that an instrument measured, so none of its fault codes.
      const faults = isBelow
        ? MEASUREMENT_FLAGS.belowLimit
        : faultFlag(meaning.parameterId, number) |
          (isSentinel(source.sensor.model, key, number) ? MEASUREMENT_FLAGS.sensorFault : 0)
      const unit = meaning.unit === null ? null : cleanText(meaning.unit, UNIT_LENGTH_MAX)
      decoded.readings.push({
        serial: source.serial,
        sensor: source.sensor,
        key: cleanKey(key),
        ...(meaning.field === undefined ? {} : { field: meaning.field }),
        ...(word === null ? {} : { word }),
        parameterId: meaning.parameterId,
        value: number,
        unitAsReceived: unit,
        measuredAt: source.measuredAt,
        flags: (meaning.flags ?? 0) | (source.clockFlags ?? 0) | faults,
      } satisfies Reading)
    },
  }
}

/** A point of the compass in a field that may be mapped to a direction later. */
function wordOf(
  value: unknown,
  { field, parameterId }: ReadingMeaning,
  path: string,
): NonNullable<Reading['word']> | null {
  if (field === undefined || isDirection(parameterId) || typeof value !== 'string') return null
  return compassDegrees(value) === undefined ? null : { text: value.trim(), path }
}

/** Describes an invalid value for a message; must not fail on nesting too deep to serialize. */
function describe(value: unknown): string {
  try {
    return describeValue(value).toWellFormed()
  } catch (error) {
    if (error instanceof RangeError) return 'a value of very many levels'
    throw error
  }
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A key as a step of a JSON pointer. */
export function pointer(...steps: (string | number)[]): string {
  return steps
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

/** The instrument of a device that has only one. */
export function ownSensor(vendor: string, model: string): SensorHint {
  return { comPort: 0, comType: 0, address: 0, name: 'generic', model, vendor, sensorType: '' }
}
