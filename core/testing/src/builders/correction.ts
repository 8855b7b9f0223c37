import type { Correction } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const DAY_MS = 86_400_000

/** A correction of PM2.5 of a device for a week, made a day later. */
export function correction(index = 0, changes: Partial<Correction> = {}): Correction {
  return {
    _id: `correction_${index}`,
    data_point_id: '1C00A3F7.0.0.0/132:5',
    version: 1,
    formula: { coefficients: [1, 0.5] },
    from: TEST_NOW_MS - 8 * DAY_MS,
    to: TEST_NOW_MS - DAY_MS,
    reason: 'Co-location with the reference of the city',
    origin: 'person',
    made_at: TEST_NOW_MS - DAY_MS,
    made_by: 'Olga Owner',
    withdrawn_at: null,
    withdrawn_by: null,
    ...changes,
  }
}
