import type { ReadingsCount } from '../measurementStore.ts'
import type { RunSlice } from './sliceSize.ts'
import { HIDDEN_SUM } from './hiddenSql.ts'
import { ROLLUP_STEPS_MS, stepStart } from './steps.ts'

/** Minimum steps of a window, so that the parts of its first and last step outside of it matter little. */
const STEPS_MIN = 20

/** `$1` keys, `$2` length of the step, `$3` from, `$4` to (exclusive). */
const COUNT_SQL = `
select (
  select coalesce(sum(count), 0) from rollups
  where data_point = any($1::int4[]) and step_ms = $2::int8 and ts >= $3::int8 and ts < $4::int8
)::float8 + (
  select coalesce(sum(${HIDDEN_SUM}), 0) from hidden_rollups
  where data_point = any($1::int4[]) and step_ms = $2::int8 and ts >= $3::int8 and ts < $4::int8
)::float8 as readings`

/** See MeasurementStore.countAbout. */
export async function countReadings(
  run: RunSlice,
  { dataPoints, from, to }: ReadingsCount,
): Promise<number> {
  const stepMs =
    ROLLUP_STEPS_MS.findLast((step) => to - from >= STEPS_MIN * step) ?? ROLLUP_STEPS_MS[0]
  const { rows } = await run<{ readings: number }>(COUNT_SQL, [
    [...dataPoints],
    stepMs,
    stepStart(from, stepMs),
    to,
  ])
  return rows[0]?.readings ?? 0
}
