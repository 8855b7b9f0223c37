import type { MeasurementSearch } from '@airshed/schemas'
import type { Series } from '../measurementStore.ts'
import type { RunSql } from './insert.ts'
import { latestMeasurements } from './latest.ts'

/** See MeasurementStore.search. */
export async function searchMeasurements(
  run: RunSql,
  query: MeasurementSearch,
): Promise<Map<string, Series>> {
  const latest = await latestMeasurements(run, query.data_point_id, query.last ?? 10_000)
  const info = { averagingPeriodMs: null, reduced: false, completeness: null }
  return new Map([...latest].map(([id, measurements]) => [id, { measurements, info }]))
}
