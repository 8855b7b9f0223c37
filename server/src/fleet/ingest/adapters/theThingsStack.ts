import { TIME_EXPECTED } from '@airshed/domain'
import { createCollector, isRecord, ownSensor, type Collector } from '../collector.ts'
import { parseLocation } from '../rules/location.ts'
import { cleanText } from '../rules/text.ts'
import { factOf } from '../rules/payloadFacts.ts'
import { reportTime } from '../statedTime.ts'
import type { IngestAdapter } from '../reading.ts'
import { decodeRadio } from './loraRadio.ts'
import { decodeNormalized } from './thingsStackNormalized.ts'
import { decodeStatedUnits } from './statedUnits.ts'

const INTERVAL_MS = 10 * 60_000
/** Never needed: every message has a time. */
const REPEAT_WINDOW_MS = 0
const SENSOR = ownSensor('LoRaWAN', 'End device')
const DECODED_PLACE = ['uplink_message', 'decoded_payload']

/** Messages of the stack without readings; they are answered with success, otherwise it retries. */
const OTHER_MESSAGES = [
  'join_accept',
  'downlink_ack',
  'downlink_nack',
  'downlink_sent',
  'downlink_failed',
  'downlink_queued',
  'downlink_queue_invalidated',
  'location_solved',
  'service_data',
  'uplink_normalized',
]

/**
 * The Things Stack v3 webhook. The stack omits fields that are "", 0 or false, so an absent counter is 0.
 * A repeated delivery has the same device and the same `received_at` down to the nanosecond, so its
 * readings have the same times and are stored only once.
 */
export const theThingsStackAdapter: IngestAdapter = {
  name: 'the-things-stack',
  title: 'The Things Stack v3',
  decode(payload) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'the-things-stack')
    decodeMessage(collector, payload)
    return collector.decoded
  },
}

function decodeMessage(collector: Collector, payload: unknown): void {
  if (!isRecord(payload)) return collector.issue('/', 'a webhook message', payload)
  const ids = isRecord(payload['end_device_ids']) ? payload['end_device_ids'] : {}
  const devEui = ids['dev_eui']
  if (typeof devEui !== 'string' || !/^[0-9a-fA-F]{16}$/.test(devEui)) {
    return collector.issue('/end_device_ids/dev_eui', '16 hexadecimal digits', devEui)
  }
  const uplink = payload['uplink_message']
  if (uplink === undefined) {
    const other = OTHER_MESSAGES.find((name) => Object.hasOwn(payload, name))
    if (other === undefined) collector.issue('/uplink_message', 'an object', uplink)
    else collector.skip(`/${other}`, 'a message without readings')
    return
  }
  if (!isRecord(uplink)) return collector.issue('/uplink_message', 'an object', uplink)
  const receivedAt = payload['received_at'] ?? uplink['received_at']
  if (receivedAt === undefined) return collector.issue('/received_at', TIME_EXPECTED, receivedAt)
  const stated = reportTime(collector, receivedAt, '/received_at')
  if (stated === null) return

  const serial = `ttn:${devEui.toLowerCase()}`
  const name = ids['device_id']
  collector.device({
    serial,
    type: 'LoRaWAN',
    name: typeof name === 'string' ? cleanText(name, 100) : null,
    location: locationOf(uplink) ?? null,
    usualIntervalMs: INTERVAL_MS,
  })
  const versions = isRecord(uplink['version_ids']) ? uplink['version_ids'] : {}
  collector.fact(serial, factOf('firmware', versions['firmware_version']))
  collector.fact(serial, factOf('hardware', versions['hardware_version'] ?? versions['model_id']))
  const source = { serial, sensor: SENSOR, ...stated }
  const decoded = uplink['decoded_payload']
  decodeNormalized(collector, source, uplink['normalized_payload'])
  if (isRecord(decoded)) decodeStatedUnits(collector, source, decoded, DECODED_PLACE)
  else if (uplink['frm_payload'] !== undefined) {
    collector.skip('/uplink_message/frm_payload', 'no payload formatter has decoded it')
  }
  const battery = uplink['last_battery_percentage']
  if (isRecord(battery)) {
    const charge = { parameterId: null, unit: '%' } as const
    const path = '/uplink_message/last_battery_percentage/value'
    // The stack leaves out a value of 0.
    collector.reading(source, 'battery_level', battery['value'] ?? 0, charge, path)
  }
  decodeRadio(collector, source, uplink['rx_metadata'], '/uplink_message/rx_metadata')
}

function locationOf(uplink: Record<string, unknown>): readonly [number, number] | undefined {
  const places = isRecord(uplink['locations']) ? Object.values(uplink['locations']) : []
  const place = places.find(isRecord)
  if (place === undefined) return undefined
  return parseLocation(place['latitude'] ?? 0, place['longitude'] ?? 0)
}
