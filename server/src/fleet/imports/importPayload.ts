import { isDetectionLimit } from '@airshed/domain'
import type { ImportMap } from '@airshed/schemas'
import { ownSensor } from '../ingest/collector.ts'
import type { Decoded, Reading } from '../ingest/reading.ts'
import { faultFlag } from '../ingest/rules/faults.ts'
import { cleanKey } from '../ingest/rules/text.ts'
import type { ImportRow } from './importRow.ts'

/** The instrument of imported readings: the device itself. */
export const IMPORT_SENSOR = ownSensor('', '')

/** Rows as the payload of a device; the readings of a row are in the order of its cells. */
export function payloadOf(rows: readonly ImportRow[], map: ImportMap): Decoded {
  const { latitude, longitude } = map.location ?? {}
  const readings = rows.flatMap(({ serial, ts, cells }) =>
    cells.map(({ column, value, unit, flags, exported }): Reading => ({
      serial,
      sensor: exported?.sensor ?? IMPORT_SENSOR,
      key: exported?.path ?? column.parameterId ?? cleanKey(column.key),
      parameterId: column.parameterId,
      value,
      unitAsReceived: unit,
      measuredAt: ts,
      ...(exported === undefined
        ? { flags: isDetectionLimit(flags) ? flags : flags | faultFlag(column.parameterId, value) }
        : { flags, exported }),
    })),
  )
  const devices = [...firstRows(rows)].map(([serial, { device }]) => ({
    serial,
    type: map.type ?? 'Generic',
    name: map.name ?? device?.name ?? null,
    location:
      latitude === undefined || longitude === undefined ? null : ([latitude, longitude] as const),
    timezone: map.timezone ?? null,
    statedIntervalMs: map.interval ?? null,
    usualIntervalMs: device?.intervalMs ?? null,
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

/** The first row of each device, by its serial. */
function firstRows(rows: readonly ImportRow[]): Map<string, ImportRow> {
  const first = new Map<string, ImportRow>()
  for (const row of rows) if (!first.has(row.serial)) first.set(row.serial, row)
  return first
}
