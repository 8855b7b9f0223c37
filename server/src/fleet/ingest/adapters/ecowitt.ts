import { createHash } from 'node:crypto'
import { createCollector, isRecord, pointer, type Collector } from '../collector.ts'
import { deviceTime } from '../rules/deviceClock.ts'
import { parseNumber } from '../rules/numbers.ts'
import { OWN_SERIAL_EXPECTED, prefixedSerial } from '../rules/prefixedSerial.ts'
import { factOf } from '../rules/payloadFacts.ts'
import { SERIAL_OF_REQUEST, type IngestAdapter, type PayloadHeaders } from '../reading.ts'
import { ecowittSource, ECOWITT_IDENTITY } from './ecowittKeys.ts'

const INTERVAL_MS = 60_000
/** Only for a report without a time. */
const REPEAT_WINDOW_MS = 10_000
const INTERVALS_MS = { min: 1000, max: 86_400_000 }

/**
 * A gateway or station of Ecowitt, "customized" upload in the Ecowitt protocol: a form with all sensors, in imperial units
 * and with its time in UTC. `PASSKEY` is derived from the address of the station and identifies it; the serial contains
 * only a digest of it.
 */
export const ecowittAdapter: IngestAdapter = {
  name: 'ecowitt',
  title: 'Ecowitt',
  body: 'form',
  decode(payload, headers) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'ecowitt')
    decodeReport(collector, payload, headers)
    return collector.decoded
  },
}

function decodeReport(collector: Collector, payload: unknown, headers: PayloadHeaders): void {
  if (!isRecord(payload)) return collector.issue('/', 'a form of Ecowitt', payload)
  const serial = serialOf(headers[SERIAL_OF_REQUEST], payload['PASSKEY'])
  if (serial === null) {
    return collector.issue('/PASSKEY', `the PASSKEY, or ?serial= with ${OWN_SERIAL_EXPECTED}`, '')
  }
  const { model, interval, dateutc } = payload
  collector.device({
    serial,
    type: 'Ecowitt',
    name: typeof model === 'string' ? model : null,
    statedIntervalMs: intervalOf(interval),
    usualIntervalMs: INTERVAL_MS,
  })
  collector.fact(serial, factOf('firmware', payload['stationtype']))
  collector.fact(serial, factOf('hardware', model))
  const time = typeof dateutc === 'string' && dateutc !== '' ? `${dateutc}Z` : dateutc
  const { measuredAt, remark, flags: clockFlags } = deviceTime(time)
  if (remark !== null) collector.remark('/dateutc', remark)
  for (const [key, value] of Object.entries(payload)) {
    if (ECOWITT_IDENTITY.has(key)) continue
    const { sensor, parameterId, unit } = ecowittSource(key)
    const source = { serial, sensor, measuredAt, clockFlags }
    collector.reading(source, key, value, { parameterId, unit }, pointer(key))
  }
}

function serialOf(given: string | string[] | undefined, passkey: unknown): string | null {
  if (given !== undefined) return prefixedSerial('ecowitt', given)
  if (typeof passkey !== 'string' || !/^[0-9a-zA-Z]{8,64}$/.test(passkey)) return null
  const digest = createHash('sha256').update(passkey.toUpperCase()).digest('hex')
  return `ecowitt:${digest.slice(0, 12)}`
}

/** Seconds between two reports. */
function intervalOf(value: unknown): number | null {
  const seconds = parseNumber(value)
  const ms = seconds === undefined ? Number.NaN : Math.round(seconds * 1000)
  return ms >= INTERVALS_MS.min && ms <= INTERVALS_MS.max ? ms : null
}
