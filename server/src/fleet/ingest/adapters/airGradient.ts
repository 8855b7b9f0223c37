import { createCollector, isRecord, type Collector } from '../collector.ts'
import { factOf } from '../rules/payloadFacts.ts'
import {
  SERIAL_OF_REQUEST,
  type IngestAdapter,
  type PayloadHeaders,
  type SensorHint,
} from '../reading.ts'

const INTERVAL_MS = 60_000
/** Reports carry a counter, so equal ones are repeated deliveries; older firmware has none. */
const REPEAT_WINDOW_WITH_COUNTER_MS = 10 * 60_000
const REPEAT_WINDOW_MS = 20_000
const CHANNELS_MAX = 8

/** Keys that are parameters, with the unit that the firmware sends. */
const MEANINGS: Readonly<Record<string, readonly [parameterId: string, unit: string]>> = {
  wifi: ['190:2', 'dBm'],
  rco2: ['131:10', 'ppm'],
  pm01: ['132:4', 'µg/m³'],
  pm02: ['132:5', 'µg/m³'],
  pm02Compensated: ['132:9', 'µg/m³'],
  pm10: ['132:7', 'µg/m³'],
  atmp: ['128:1', '°C'],
  rhum: ['128:2', '%'],
  tvocIndex: ['140:12', ''],
  noxIndex: ['140:13', ''],
}

/** Older firmware's names of the same keys: a series continues after an update. */
const OLD_KEYS: Readonly<Record<string, string>> = {
  tvoc_index: 'tvocIndex',
  tvoc_raw: 'tvocRaw',
  nox_index: 'noxIndex',
  nox_raw: 'noxRaw',
  pm003_count: 'pm003Count',
}

const PATH_PREFIX = 'airgradient:'

/** Indoor models, such as I-9PSL and DIY-PRO-I-4.3PS; outdoor models begin with O. */
const INDOOR_MODEL = /(^|-)I-/

/** AirGradient monitors: one channel, or `channels` of an outdoor monitor; payloads have no time. */
export const airGradientAdapter: IngestAdapter = {
  name: 'airgradient',
  title: 'AirGradient',
  decode(payload, headers) {
    const hasCounter = isRecord(payload) && ('bootCount' in payload || 'boot' in payload)
    const collector = createCollector(
      hasCounter ? REPEAT_WINDOW_WITH_COUNTER_MS : REPEAT_WINDOW_MS,
      'airgradient',
    )
    decodeReport(collector, payload, headers)
    return collector.decoded
  },
}

function decodeReport(collector: Collector, payload: unknown, headers: PayloadHeaders): void {
  if (!isRecord(payload)) return collector.issue('/', 'an AirGradient report', payload)
  const serial = airGradientSerial(headers[SERIAL_OF_REQUEST] ?? payload['serialno'])
  if (serial === null) {
    const expected = 'the serial, here, in the path or as ?serial='
    return collector.issue('/serialno', expected, payload['serialno'])
  }
  const { channels, serialno: _serialno, model, ...values } = payload
  const isIndoor = typeof model === 'string' && INDOOR_MODEL.test(model)
  const type = isIndoor ? 'AirGradient Indoor' : 'AirGradient'
  collector.device({ serial, type, usualIntervalMs: INTERVAL_MS })
  collector.fact(serial, factOf('hardware', model))
  decodeChannel(collector, serial, 0, values, '')
  if (channels === undefined) return
  if (!isRecord(channels) || Object.keys(channels).length > CHANNELS_MAX) {
    return collector.issue('/channels', `an object of at most ${CHANNELS_MAX} channels`, channels)
  }
  for (const [name, channel] of Object.entries(channels)) {
    const address = /^[1-9]$/.test(name) ? Number(name) : undefined
    if (address === undefined || !isRecord(channel)) {
      collector.issue(`/channels/${name}`, 'the values of channel 1 to 9', channel)
      continue
    }
    decodeChannel(collector, serial, address, channel, `/channels/${name}`)
  }
}

function decodeChannel(
  collector: Collector,
  serial: string,
  address: number,
  values: Record<string, unknown>,
  path: string,
): void {
  const source = { serial, sensor: sensorAt(address), measuredAt: null }
  for (const [sent, value] of Object.entries(values)) {
    const key = Object.hasOwn(OLD_KEYS, sent) ? (OLD_KEYS[sent] ?? sent) : sent
    const [parameterId, unit] = Object.hasOwn(MEANINGS, key) ? (MEANINGS[key] ?? []) : []
    const meaning = { parameterId: parameterId ?? null, unit: unit ?? null }
    collector.reading(source, key, value, meaning, `${path}/${sent}`)
  }
}

/**
 * `airgradient:{serial}` in lower case, with or without the prefix given.
 *
 * @returns null if it is not a serial
 */
export function airGradientSerial(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const plain = value.startsWith(PATH_PREFIX) ? value.slice(PATH_PREFIX.length) : value
  return /^[0-9a-zA-Z_-]{4,32}$/.test(plain) ? `${PATH_PREFIX}${plain.toLowerCase()}` : null
}

function sensorAt(address: number): SensorHint {
  return {
    comPort: 0,
    comType: 0,
    address,
    name: 'airgradient',
    model: address === 0 ? 'Monitor' : `Channel ${address}`,
    vendor: 'AirGradient',
    sensorType: '',
  }
}
