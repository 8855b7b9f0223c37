import { MEASUREMENT_FLAGS, type ImportMap } from '@airshed/schemas'
import { ownSensor } from '../ingest/collector.ts'
import type { Decoded, Reading } from '../ingest/reading.ts'
import { faultFlag } from '../ingest/rules/faults.ts'
import { cleanKey } from '../ingest/rules/text.ts'
import type { ImportRow } from './readRow.ts'

/** The instrument of imported readings: the device itself. */
export const IMPORT_SENSOR = ownSensor('', '')

/** Rows as the payload of a device; the readings of a row are in the order of its cells. */
export function payloadOf(rows: readonly ImportRow[], map: ImportMap): Decoded {
  const { latitude, longitude } = map.location ?? {}
  const readings = rows.flatMap(({ serial, ts, cells }) =>
    cells.map(({ column, value, unit, flags }): Reading => ({
      serial,
      sensor: IMPORT_SENSOR,
      key: column.parameterId ?? cleanKey(column.key),
      parameterId: column.parameterId,
      value,
      unitAsReceived: unit,
      measuredAt: ts,
      flags:
        (flags & MEASUREMENT_FLAGS.belowLimit) === 0
          ? flags | faultFlag(column.parameterId, value)
          : flags,
    })),
  )
  const devices = [...new Set(rows.map(({ serial }) => serial))].map((serial) => ({
    serial,
    type: map.type ?? 'Generic',
    name: map.name ?? null,
    location:
      latitude === undefined || longitude === undefined ? null : ([latitude, longitude] as const),
    timezone: map.timezone ?? null,
    statedIntervalMs: map.interval ?? null,
    usualIntervalMs: null,
  }))
  return {
    devices,
    readings,
    facts: [],
    issues: [],
    unreadable: [],
    skipped: [],
    remarks: [],
    repeatWindowMs: 0,
  }
}
