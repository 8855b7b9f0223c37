import { purpleAirSerial } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { createCollector, isRecord, pointer, type Collector } from '../collector.ts'
import { deviceTime } from '../rules/deviceClock.ts'
import { parseLocation } from '../rules/location.ts'
import { parseNumber } from '../rules/numbers.ts'
import { factOf } from '../rules/payloadFacts.ts'
import type { IngestAdapter } from '../reading.ts'
import { PURPLEAIR_IDENTITY, PURPLEAIR_MEANINGS, purpleAirSource } from './purpleAirKeys.ts'

/** The firmware sends two-minute means. */
const INTERVAL_MS = 120_000
/** Only for a report without a time; its counters distinguish it from the next one. */
const REPEAT_WINDOW_MS = 115_000
/** The two counters disagree beyond both of these, µg/m³ and a share of their mean. */
const DISAGREE_BY = 5
const DISAGREE_BY_SHARE = 0.7

/** Masses that both counters estimate. */
const PAIRS = ['pm1_0_atm', 'pm2_5_atm', 'pm10_0_atm', 'pm1_0_cf_1', 'pm2_5_cf_1', 'pm10_0_cf_1']

/**
 * A PurpleAir that sends to a custom "data processor": one flat object, in which the keys of the second
 * particle counter end with `_b`. If the counters disagree, at least one of them is wrong and it is unknown
 * which: both values are stored, and neither is shown.
 */
export const purpleAirAdapter: IngestAdapter = {
  name: 'purpleair',
  title: 'PurpleAir',
  decode(payload) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'purpleair')
    decodeReport(collector, payload)
    return collector.decoded
  },
}

function decodeReport(collector: Collector, payload: unknown): void {
  if (!isRecord(payload)) return collector.issue('/', 'a PurpleAir report', payload)
  const serial = purpleAirSerial(payload['SensorId'])
  if (serial === null) {
    const expected = 'the device id, such as 84:f3:eb:28:d:ec'
    return collector.issue('/SensorId', expected, payload['SensorId'])
  }
  const name = payload['Geo']
  collector.device({
    serial,
    type: 'PurpleAir',
    name: typeof name === 'string' ? name : null,
    location: parseLocation(payload['lat'], payload['lon']) ?? null,
    usualIntervalMs: INTERVAL_MS,
  })
  collector.fact(serial, factOf('mac', payload['SensorId']))
  collector.fact(serial, factOf('firmware', payload['version']))
  collector.fact(serial, factOf('hardware', payload['hardwareversion']))
  collector.fact(serial, factOf('wifi', payload['ssid']))
  const { measuredAt, remark, flags: clockFlags } = deviceTime(payload['DateTime'])
  if (remark !== null) collector.remark('/DateTime', remark)
  const doubted = doubtedKeys(payload)
  for (const [sent, value] of Object.entries(payload)) {
    if (PURPLEAIR_IDENTITY.has(sent)) continue
    const { sensor, key } = purpleAirSource(sent)
    const [parameterId, unit] = Object.hasOwn(PURPLEAIR_MEANINGS, key)
      ? (PURPLEAIR_MEANINGS[key] ?? [])
      : []
    const flags = doubted.has(key) ? MEASUREMENT_FLAGS.invalid : 0
    const meaning = { parameterId: parameterId ?? null, unit: unit ?? null, flags }
    collector.reading(
      { serial, sensor, measuredAt, clockFlags },
      key,
      value,
      meaning,
      pointer(sent),
    )
  }
  for (const key of doubted) {
    collector.remark(
      pointer(key),
      `${payload[key]} and ${payload[`${key}_b`]} µg/m³: the two channels disagree, neither is shown`,
    )
  }
}

/** Keys whose two channels disagree, without the suffix. */
function doubtedKeys(payload: Record<string, unknown>): Set<string> {
  return new Set(
    PAIRS.filter((key) => {
      const a = parseNumber(payload[key])
      const b = parseNumber(payload[`${key}_b`])
      if (a === undefined || b === undefined) return false
      const apart = Math.abs(a - b)
      return apart > DISAGREE_BY && apart > DISAGREE_BY_SHARE * (Math.abs(a + b) / 2)
    }),
  )
}
