import { MEASUREMENT_FLAGS, type Measurement } from '@airshed/schemas'
import type { RunSlice } from './readSeries.ts'
import { searchMeasurements } from './search.ts'

/** A reading as it travels: a value that a flag hides is null. */
export function toMeasurement(ts: number, value: number | null, flags: number): Measurement {
  const shown = (flags & MEASUREMENT_FLAGS.sensorFault) === 0 ? value : null
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
  const found = await searchMeasurements(run, search, now)
  return new Map([...found].map(([id, { measurements }]) => [id, measurements]))
}
