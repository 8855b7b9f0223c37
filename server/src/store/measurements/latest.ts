import { MEASUREMENT_FLAGS, type Measurement } from '@airshed/schemas'
import type { RunSql } from './insert.ts'

interface LatestRow {
  id: string
  ts: number
  value: number | null
  flags: number
}

/** `lateral … limit` reads `count` index entries for each data point, however many readings it has. */
const LATEST_SQL = `
select point.id, newest.ts, newest.value, newest.flags
from data_points point
cross join lateral (
  select ts, value, flags from measurements
  where data_point = point.key order by ts desc limit $2
) newest
where point.id = any($1::text[])
order by point.id, newest.ts`

/** A reading as it travels: a value that a flag hides is null. */
export function toMeasurement(ts: number, value: number | null, flags: number): Measurement {
  const shown = (flags & MEASUREMENT_FLAGS.sensorFault) === 0 ? value : null
  return flags === 0 ? [ts, shown] : [ts, shown, flags]
}

/** See MeasurementStore.latest. */
export async function latestMeasurements(
  run: RunSql,
  dataPointIds: readonly string[],
  count: number,
): Promise<Map<string, Measurement[]>> {
  const found = new Map<string, Measurement[]>(dataPointIds.map((id) => [id, []]))
  if (dataPointIds.length === 0) return found
  for (const row of await run<LatestRow>(LATEST_SQL, [[...dataPointIds], count])) {
    found.get(row.id)?.push(toMeasurement(row.ts, row.value, row.flags))
  }
  return found
}
