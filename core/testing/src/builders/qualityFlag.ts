import type { QualityFlag } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000

/** A flag in force on PM2.5 of a device, which a person has set an hour ago. */
export function qualityFlag(index = 0, changes: Partial<QualityFlag> = {}): QualityFlag {
  const to = TEST_NOW_MS - (index + 1) * 2 * HOUR_MS
  return {
    _id: String(100 - index),
    data_point_id: '1C00A3F7.1.0.1/132:5',
    from: to - HOUR_MS,
    to,
    rule: 'manual',
    reason: 'Smoke of a barbecue',
    made_at: TEST_NOW_MS - HOUR_MS,
    made_by: 'Olga Owner',
    withdrawn_at: null,
    withdrawn_by: null,
    is_settled: true,
    ...changes,
  }
}
