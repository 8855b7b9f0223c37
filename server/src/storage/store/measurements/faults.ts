import { sensorFaultSince } from '@airshed/domain'
import { HIDING_FLAGS, type Measurement, type SensorFault } from '@airshed/schemas'
import type { RunSlice } from './sliceSize.ts'
import { BEGINNING_MS, ROLLUP_STEPS_MS } from './steps.ts'

interface FaultRow {
  id: string
  since: number
  /** Of the newest reading. */
  flags: number
  good_ts: number | null
  good_value: number | null
}

/**
 * `$1` ids, `$2` start and `$3` end of a window (exclusive). Each data point costs three index probes, however long its
 * fault lasts: rollups only contain valid readings.
 */
const FAULTS_SQL = `
select point.id, fault.ts as since, newest.flags, good.last_ts as good_ts, good.last_value as good_value
from data_points point
cross join lateral (
  select ts, flags from measurements
  where data_point = point.key and ts < $3::int8
  order by ts desc limit 1
) newest
left join lateral (
  select last_ts, last_value from rollups
  where data_point = point.key and step_ms = ${ROLLUP_STEPS_MS[0]} and ts < $3::int8
    and last_ts < $3::int8
  order by ts desc limit 1
) good on true
cross join lateral (
  select ts from measurements
  where data_point = point.key and ts > coalesce(good.last_ts, ${BEGINNING_MS})
    and ts <= newest.ts and flags & ${HIDING_FLAGS} <> 0
  order by ts limit 1
) fault
where point.id = any($1::text[]) and newest.ts >= $2::int8 and newest.flags & ${HIDING_FLAGS} <> 0`

/** The sensors among these whose newest reading in a window is hidden by its flags, by data point id. */
export async function findFaults(
  run: RunSlice,
  ids: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Map<string, SensorFault>> {
  if (ids.length === 0) return new Map()
  const { rows } = await run<FaultRow>(FAULTS_SQL, [ids, from, to])
  return new Map(
    rows.map(({ id, since, flags, good_ts: ts, good_value: value }) => {
      const lastGood: Measurement | null = ts === null ? null : [Number(ts), value]
      return [id, sensorFaultSince(Number(since), lastGood, flags)]
    }),
  )
}
