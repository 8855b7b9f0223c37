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

/** The interval of the example in docs/ingest.md. */
const INTERVAL_MS = 60_000
/** Only for states without a time. */
const REPEAT_WINDOW_MS = 10_000
const STATES_MAX = 500

/**
 * Device classes that correspond to one parameter (developers.home-assistant.io, "Sensor entity"). Others stay
 * unmapped: `pressure` may be that of a tire, `precipitation` may be a cumulative total, and
 * `sound_pressure` does not state its averaging period.
 */
const CLASSES: Readonly<Record<string, string>> = {
  temperature: '128:1',
  humidity: '128:2',
  atmospheric_pressure: '128:3',
  pm1: '132:4',
  pm25: '132:5',
  pm4: '132:6',
  pm10: '132:7',
  carbon_dioxide: '131:10',
  carbon_monoxide: '170:4',
  nitrogen_dioxide: '170:1',
  nitrogen_monoxide: '170:6',
  ozone: '170:2',
  sulphur_dioxide: '170:3',
  wind_speed: '150:1',
  wind_direction: '150:2',
  signal_strength: '190:2',
}

/** States that mean "no value": never treated as zero. */
const NO_STATE = new Set(['unknown', 'unavailable'])

/**
 * Home Assistant via `rest_command`: state objects as in its own REST API, one or a list under `states`.
 * Each entity is a sensor of its own, so two thermometers in a room stay separate.
 */
export const homeAssistantAdapter: IngestAdapter = {
  name: 'home-assistant',
  title: 'Home Assistant',
  decode(payload, headers) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'home-assistant')
    decodePost(collector, payload, headers)
    return collector.decoded
  },
}

function decodePost(collector: Collector, payload: unknown, headers: PayloadHeaders): void {
  if (!isRecord(payload)) return collector.issue('/', 'an object with serial and states', payload)
  const sent = payload['serial'] ?? headers[SERIAL_OF_REQUEST]
  const serial = prefixedSerial('homeassistant', sent)
  if (serial === null) return collector.issue('/serial', OWN_SERIAL_EXPECTED, sent)
  const isSingle = Object.hasOwn(payload, 'entity_id')
  const states = isSingle ? [payload] : payload['states']
  if (!Array.isArray(states) || states.length > STATES_MAX) {
    return collector.issue('/states', `a list of at most ${STATES_MAX} states`, states)
  }
  const name = payload['name']
  collector.device({
    serial,
    type: 'Home Assistant',
    name: typeof name === 'string' ? name : null,
    usualIntervalMs: INTERVAL_MS,
  })
  for (const [index, state] of states.entries()) {
    decodeState(collector, serial, state, isSingle ? '' : pointer('states', index))
  }
}

function decodeState(collector: Collector, serial: string, state: unknown, path: string): void {
  const entityId = isRecord(state) ? state['entity_id'] : undefined
  if (!isRecord(state) || typeof entityId !== 'string' || entityId.trim() === '') {
    return collector.skip(`${path}/entity_id`, 'a state needs the entity_id that it belongs to')
  }
  const value = state['state']
  if (typeof value === 'string' && NO_STATE.has(value.trim().toLowerCase())) {
    return collector.skip(`${path}/state`, `no value: the state is ${value.trim()}`)
  }
  // A value that was last reported unchanged is as current as one that changed.
  const time = state['last_reported'] ?? state['last_updated'] ?? state['last_changed']
  const { measuredAt, remark, flags: clockFlags } = deviceTime(time)
  if (remark !== null) collector.remark(path === '' ? '/' : path, remark)
  const attributes = isRecord(state['attributes']) ? state['attributes'] : {}
  const unit = textOf(attributes['unit_of_measurement'])
  const deviceClass = textOf(attributes['device_class']) ?? ''
  const parameterId = Object.hasOwn(CLASSES, deviceClass) ? (CLASSES[deviceClass] ?? null) : null
  collector.reading(
    { serial, sensor: sensorOf(entityId), measuredAt, clockFlags },
    entityId,
    value,
    { parameterId: unit === null ? null : parameterId, unit },
    `${path}/state`,
  )
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

function sensorOf(entityId: string): SensorHint {
  return {
    comPort: 0,
    comType: 0,
    address: addressOfName(entityId),
    name: 'home-assistant',
    model: cleanText(entityId, 60),
    vendor: 'Home Assistant',
    sensorType: '',
  }
}
