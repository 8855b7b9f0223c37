import { createCollector, isRecord, ownSensor, type Collector } from '../collector.ts'
import { deviceTime } from '../rules/deviceClock.ts'
import { OWN_SERIAL_EXPECTED, prefixedSerial } from '../rules/prefixedSerial.ts'
import { SERIAL_OF_REQUEST, type IngestAdapter, type PayloadHeaders } from '../reading.ts'
import { decodeStatedUnits } from './statedUnits.ts'

/** The interval of the example in docs/ingest.md. */
const INTERVAL_MS = 60_000
/** A device that did not receive the answer retries at once. */
const REPEAT_WINDOW_MS = 10_000
const SENSOR = ownSensor('ESPHome', 'Node')

/**
 * ESPHome via `http_request.post`: an object that the owner's own configuration writes. ESPHome writes `null`
 * for a sensor without a state, and a unit only if the configuration does.
 */
export const esphomeAdapter: IngestAdapter = {
  name: 'esphome',
  title: 'ESPHome',
  body: 'firmware-json',
  decode(payload, headers) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'esphome')
    decodeReport(collector, payload, headers)
    return collector.decoded
  },
}

function decodeReport(collector: Collector, payload: unknown, headers: PayloadHeaders): void {
  if (!isRecord(payload)) return collector.issue('/', 'an object with serial and sensors', payload)
  const sent = payload['serial'] ?? headers[SERIAL_OF_REQUEST]
  const serial = prefixedSerial('esphome', sent)
  if (serial === null) return collector.issue('/serial', OWN_SERIAL_EXPECTED, sent)
  const sensors = payload['sensors']
  if (!isRecord(sensors)) return collector.issue('/sensors', 'an object of values', sensors)
  const { name, units } = payload
  collector.device({
    serial,
    type: 'ESPHome',
    name: typeof name === 'string' ? name : null,
    usualIntervalMs: INTERVAL_MS,
  })
  const { measuredAt, remark, flags: clockFlags } = deviceTime(payload['time'])
  if (remark !== null) collector.remark('/time', remark)
  const stated = isRecord(units) ? { ...sensors, units } : sensors
  decodeStatedUnits(collector, { serial, sensor: SENSOR, measuredAt, clockFlags }, stated, [
    'sensors',
  ])
}
