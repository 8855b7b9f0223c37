import { hidesValue, type Measurement } from '@airshed/schemas'
import type { RunSlice } from './sliceSize.ts'
import { searchOnBasis } from './search.ts'

/** A reading as the API returns it: a value hidden by a flag is null. */
export function toMeasurement(ts: number, value: number | null, flags: number): Measurement {
  const shown = hidesValue(flags) ? null : value
  return flags === 0 ? [ts, shown] : [ts, shown, flags]
}

/** See MeasurementStore.latest. */
export async function latestMeasurements(
  run: RunSlice,
  dataPointIds: readonly string[],
  count: number,
  now: number,
): Promise<Map<string, Measurement[]>> {
  const search = { data_point_id: [...dataPointIds], last: count }
  const found = await searchOnBasis(run, search, now)
  return new Map([...found].map(([id, { measurements }]) => [id, measurements]))
}
