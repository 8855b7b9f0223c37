import { createCollector, isRecord, ownSensor, type Collector } from '../collector.ts'
import { parseLocation } from '../rules/location.ts'
import { cleanText } from '../rules/text.ts'
import { reportTime } from '../statedTime.ts'
import { EVENT_OF_REQUEST, type IngestAdapter, type PayloadHeaders } from '../reading.ts'
import { decodeRadio } from './loraRadio.ts'
import { decodeStatedUnits } from './statedUnits.ts'

const INTERVAL_MS = 10 * 60_000
/** Only for an uplink without a time, which ChirpStack sends if no gateway knows it. */
const REPEAT_WINDOW_MS = 10_000
const SENSOR = ownSensor('LoRaWAN', 'End device')
/** Events of the integration without readings; they are answered with success. */
const OTHER_EVENTS = new Set(['status', 'join', 'ack', 'txack', 'log', 'location', 'integration'])

/**
 * ChirpStack v4, HTTP integration with JSON: `?event=` says which event it is, and `up` has what the codec of the device
 * profile decoded as `object`; `status` has the charge of the battery. Fields with "", 0 or false are left out of the event,
 * but not of `object`. Source: github.com/chirpstack/chirpstack, chirpstack/src/integration/http.rs and
 * api/proto/integration/integration.proto.
 */
export const chirpStackAdapter: IngestAdapter = {
  name: 'chirpstack',
  title: 'ChirpStack v4',
  decode(payload, headers) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'chirpstack')
    decodeEvent(collector, payload, headers)
    return collector.decoded
  },
}

function decodeEvent(collector: Collector, payload: unknown, headers: PayloadHeaders): void {
  if (!isRecord(payload)) return collector.issue('/', 'an event of ChirpStack in JSON', payload)
  const event = headers[EVENT_OF_REQUEST] ?? 'up'
  const isCharge = event === 'status' && hasCharge(payload)
  if (event !== 'up' && !isCharge) {
    if (typeof event === 'string' && OTHER_EVENTS.has(event)) {
      return collector.skip('/', 'an event without readings')
    }
    return collector.issue('?event', 'an event of ChirpStack, such as up', event)
  }
  const device = isRecord(payload['deviceInfo']) ? payload['deviceInfo'] : {}
  const devEui = device['devEui']
  if (typeof devEui !== 'string' || !/^[0-9a-fA-F]{16}$/.test(devEui)) {
    return collector.issue('/deviceInfo/devEui', '16 hexadecimal digits', devEui)
  }
  const { time, object, rxInfo, batteryLevel } = payload
  const stated = reportTime(collector, time, '/time')
  if (stated === null) return
  const serial = `chirpstack:${devEui.toLowerCase()}`
  const name = device['deviceName']
  collector.device({
    serial,
    type: 'LoRaWAN',
    name: typeof name === 'string' ? cleanText(name, 100) : null,
    location: locationOf(device['tags']) ?? null,
    usualIntervalMs: INTERVAL_MS,
  })
  const source = { serial, sensor: SENSOR, ...stated }
  if (isCharge) {
    const charge = { parameterId: null, unit: '%' } as const
    return collector.reading(source, 'battery_level', batteryLevel, charge, '/batteryLevel')
  }
  if (isRecord(object)) decodeStatedUnits(collector, source, object, ['object'])
  else if (payload['data'] !== undefined) collector.skip('/data', 'no codec has decoded it')
  decodeRadio(collector, source, rxInfo, '/rxInfo')
}

/** Whether a status event has the charge of a battery: it is unknown to devices with another supply. */
const hasCharge = ({
  batteryLevel,
  batteryLevelUnavailable: isUnknown,
  externalPowerSource: isPowered,
}: Readonly<Record<string, unknown>>): boolean =>
  batteryLevel !== undefined && isUnknown !== true && isPowered !== true

/** The place of a device, if its tags name it: ChirpStack itself knows only those of gateways. */
function locationOf(tags: unknown): readonly [number, number] | undefined {
  return isRecord(tags) ? parseLocation(tags['latitude'], tags['longitude']) : undefined
}
