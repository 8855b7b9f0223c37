import { createCollector, isRecord, pointer, type Collector } from '../collector.ts'
import { parseLocation } from '../rules/location.ts'
import { parseNumber } from '../rules/numbers.ts'
import { factOf } from '../rules/payloadFacts.ts'
import type { IngestAdapter, PayloadHeaders } from '../reading.ts'
import { airRohrSource } from './airRohrSensors.ts'

/** The firmware's own sending interval. */
const INTERVAL_MS = 145_000
/** Just under the interval, so that a new report is never mistaken for a repeated one. */
const REPEAT_WINDOW_MS = 140_000
const VALUES_MAX = 500

/** airRohr / Sensor.Community, "send to own API". All values are strings, and there is no time. */
export const airRohrAdapter: IngestAdapter = {
  name: 'airrohr',
  title: 'airRohr (Sensor.Community)',
  decode(payload, headers) {
    const collector = createCollector(REPEAT_WINDOW_MS, 'airrohr')
    decodeReport(collector, payload, headers)
    return collector.decoded
  },
}

/** The firmware sends the id as text, some forks as a number; null for anything else. */
function chipIdOf(value: unknown): string | null {
  const id = typeof value === 'number' ? value.toString() : value
  return typeof id === 'string' && /^[0-9a-zA-Z]{1,32}$/.test(id) ? id : null
}

function decodeReport(collector: Collector, payload: unknown, headers: PayloadHeaders): void {
  if (!isRecord(payload)) return collector.issue('/', 'an airRohr report', payload)
  const chipId = chipIdOf(payload['esp8266id'])
  if (chipId === null) {
    return collector.issue('/esp8266id', 'the chip id', payload['esp8266id'])
  }
  const values = payload['sensordatavalues']
  if (!Array.isArray(values) || values.length > VALUES_MAX) {
    const expected = `a list of at most ${VALUES_MAX} value_type and value pairs`
    return collector.issue('/sensordatavalues', expected, values)
  }
  const serial = serialOf(chipId, headers['x-sensor'])
  collector.fact(serial, factOf('firmware', payload['software_version']))
  const places: Record<string, unknown> = {}
  for (const [index, entry] of values.entries()) {
    const path = pointer('sensordatavalues', index)
    if (!isRecord(entry) || typeof entry['value_type'] !== 'string') {
      collector.issue(`${path}/value_type`, 'text', isRecord(entry) ? entry['value_type'] : entry)
      continue
    }
    const type = entry['value_type']
    if (type === 'GPS_lat' || type === 'GPS_lon') places[type] = entry['value']
    const { sensor, meaning } = airRohrSource(type)
    collector.reading(
      { serial, sensor, measuredAt: null },
      type,
      entry['value'],
      {
        parameterId: meaning?.parameterId ?? null,
        unit: meaning?.unit ?? null,
      },
      `${path}/value`,
    )
  }
  collector.device({
    serial,
    type: 'airRohr',
    location: parseLocation(places['GPS_lat'], places['GPS_lon']) ?? null,
    statedIntervalMs: intervalOf(values) ?? null,
    usualIntervalMs: INTERVAL_MS,
  })
}

/** `esp8266-{chip id}`; other boards identify themselves in X-Sensor. */
function serialOf(chipId: string, header: string | string[] | undefined): string {
  const isNamed = typeof header === 'string' && /^[a-z0-9]{1,16}-[0-9a-zA-Z]{1,32}$/.test(header)
  return isNamed && header.endsWith(`-${chipId}`) ? header : `esp8266-${chipId}`
}

function intervalOf(values: readonly unknown[]): number | undefined {
  const entry = values.find((value) => isRecord(value) && value['value_type'] === 'interval')
  const interval = isRecord(entry) ? parseNumber(entry['value']) : undefined
  const isPlausible = interval !== undefined && interval >= 1000 && interval <= 86_400_000
  return isPlausible ? Math.round(interval) : undefined
}
