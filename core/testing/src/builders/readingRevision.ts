import type { ReadingRevision } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const MINUTE_MS = 60_000

/** PM2.5 of a device, which an ingest key has replaced an hour ago. */
export function readingRevision(
  index = 0,
  changes: Partial<ReadingRevision> = {},
): ReadingRevision {
  return {
    _id: String(100 - index),
    data_point_id: '1C00A3F7.1.0.1/132:5',
    ts: TEST_NOW_MS - (index + 2) * 30 * MINUTE_MS,
    unit: 'µg/m³',
    old_value: 18.4,
    old_flags: 0,
    value: 9.2,
    flags: 0,
    revised_at: TEST_NOW_MS - 60 * MINUTE_MS,
    author_kind: 'key',
    author_name: 'Roof loggers',
    account_name: null,
    ...changes,
  }
}
