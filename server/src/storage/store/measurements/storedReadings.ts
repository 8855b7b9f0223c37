import type { RawReading } from '../measurementStore.ts'
import type { RunSql } from './runSql.ts'

/** Readings per statement. */
const CHUNK = 5000

/** Each reading is looked up in the index: without the limit, the planner may read whole partitions instead. */
const STORED_SQL = `
select wanted.at, reading.ts, reading.value, reading.flags
from unnest($1::int4[], $2::int8[]) with ordinality as wanted (data_point, ts, at)
cross join lateral (
  select ts, value, flags from measurements
  where data_point = wanted.data_point and ts = wanted.ts limit 1
) reading`

interface Row {
  at: number | string
  ts: number | string
  value: number | null
  flags: number
}

/**
 * The readings that are stored for these times, by their places; undefined: there is none.
 *
 * @param dataPoints keys
 * @param times ms UTC, as many
 */
export async function storedReadings(
  run: RunSql,
  dataPoints: ArrayLike<number>,
  times: ArrayLike<number>,
): Promise<(RawReading | undefined)[]> {
  const found: (RawReading | undefined)[] = Array.from({ length: times.length })
  for (let from = 0; from < times.length; from += CHUNK) {
    const part = (all: ArrayLike<number>) =>
      `{${Array.prototype.slice.call(all, from, from + CHUNK)}}`
    for (const row of await run<Row>(STORED_SQL, [part(dataPoints), part(times)])) {
      found[from + Number(row.at) - 1] = [Number(row.ts), row.value, row.flags]
    }
  }
  return found
}
