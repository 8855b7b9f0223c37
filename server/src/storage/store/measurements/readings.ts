import type { RawReading, ReadingsQuery } from '../measurementStore.ts'
import type { RunSlice } from './sliceSize.ts'

/** One string is far cheaper to transfer than rows. `$1` key, `$2` from, `$3` to (exclusive), `$4` how many. */
const READINGS_SQL = `
select string_agg('[' || ts || ',' || coalesce(value::text, 'null') || ',' || flags || ']', ',' order by ts) as page
from (
  select ts, value, flags from measurements
  where data_point = $1::int4 and ts >= $2::int8 and ts < $3::int8
  order by ts limit $4::int8
) reading`

/** See MeasurementStore.readings. */
export async function readReadings(
  run: RunSlice,
  { dataPoint, from, to, count }: ReadingsQuery,
): Promise<RawReading[]> {
  const { rows } = await run<{ page: string | null }>(READINGS_SQL, [dataPoint, from, to, count])
  return JSON.parse(`[${rows[0]?.page ?? ''}]`) as RawReading[]
}
