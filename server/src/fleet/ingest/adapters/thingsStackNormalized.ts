import { isRecord, pointer, type Collector } from '../collector.ts'
import { deviceTime } from '../rules/deviceClock.ts'
import type { Source } from './statedUnits.ts'

/**
 * Quantities of the stack's normalized payload with the units that its schema defines: The Things
 * Stack, "Payload formatters", normalized payload.
 */
const QUANTITIES: Readonly<Record<string, readonly [parameterId: string, unit: string]>> = {
  'air.temperature': ['128:1', '°C'],
  'air.relativeHumidity': ['128:2', '%'],
  'air.pressure': ['128:3', 'hPa'],
  'air.co2': ['131:10', 'ppm'],
  'wind.speed': ['150:1', 'm/s'],
  'wind.direction': ['150:2', '°'],
  battery: ['190:1', 'V'],
}

/** Normalized measurements: one, or a list, each with an optional time of its own. */
export function decodeNormalized(collector: Collector, source: Source, payload: unknown): void {
  const isList = Array.isArray(payload)
  for (const [index, measurement] of (isList ? payload : [payload]).entries()) {
    if (!isRecord(measurement)) continue
    const own = deviceTime(measurement['time'])
    if (own.remark !== null) {
      const steps = isList ? [index, 'time'] : ['time']
      collector.remark(pointer('uplink_message', 'normalized_payload', ...steps), own.remark)
    }
    const time =
      own.measuredAt === null
        ? { clockFlags: (source.clockFlags ?? 0) | own.flags }
        : { measuredAt: own.measuredAt, clockFlags: 0 }
    for (const [name, [parameterId, unit]] of Object.entries(QUANTITIES)) {
      const steps = name.split('.')
      const value = steps.reduce<unknown>(
        (found, step) => (isRecord(found) ? found[step] : undefined),
        measurement,
      )
      if (value === undefined) continue
      const place = isList ? [index, ...steps] : steps
      const path = pointer('uplink_message', 'normalized_payload', ...place)
      const key = `normalized.${name}`
      collector.reading({ ...source, ...time }, key, value, { parameterId, unit }, path)
    }
  }
}
