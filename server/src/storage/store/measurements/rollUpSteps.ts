import { CompiledQuery, sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import { COUNTED_COLUMNS, eachHidden } from './hiddenSql.ts'
import { ROLL_UP_FINEST_SQL } from './insertSql.ts'
import { ROLLUP_STEPS_MS, stepStart } from './steps.ts'

const [FINEST_MS, ...COARSER_MS] = ROLLUP_STEPS_MS

/**
 * Rebuilds the rollups that contain some steps of the finest length: those steps from the stored readings, each coarser one
 * from the rollups of the step before it. So the cost does not depend on how many readings a day has.
 *
 * @param starts of the steps, ms UTC, oldest first, at least one
 */
export async function rollUpSteps(
  tx: Transaction<Tables>,
  key: number,
  starts: readonly number[],
): Promise<void> {
  const [first, last] = [starts[0], starts.at(-1)]
  if (first === undefined || last === undefined) return
  for (const table of ['rollups', 'hidden_rollups'] as const) {
    await sql`delete from ${sql.table(table)} where data_point = ${key}::int4
      and step_ms = ${FINEST_MS} and ts = any(${[...starts]}::int8[])`.execute(tx)
  }
  await tx.executeQuery(CompiledQuery.raw(ROLL_UP_FINEST_SQL, [key, [...starts]]))
  for (const [index, stepMs] of COARSER_MS.entries()) {
    const from = stepStart(first, stepMs)
    const end = stepStart(last, stepMs) + stepMs
    for (const table of ['rollups', 'hidden_rollups'] as const) {
      await sql`delete from ${sql.table(table)} where data_point = ${key}::int4
        and step_ms = ${stepMs} and ts >= ${from}::int8 and ts < ${end}::int8`.execute(tx)
    }
    const finerMs = ROLLUP_STEPS_MS[index] ?? FINEST_MS
    const finer = sql`data_point = ${key}::int4 and step_ms = ${finerMs}
      and ts >= ${from}::int8 and ts < ${end}::int8`
    const start = sql.raw(`(ts - (((ts) % ${stepMs}) + ${stepMs}) % ${stepMs})`)
    await sql`
      insert into rollups (data_point, step_ms, ts, count, sum, min, max, first_ts, first_value,
        last_ts, last_value, min_ts, max_ts, sin_sum, cos_sum, energy_sum)
      select data_point, ${stepMs}, ts, count, sum, lowest[1], highest[1], first[1], first[2],
        last[1], last[2], lowest[2], -highest[2], sin_sum, cos_sum, energy_sum
      from (
        select data_point, ${start} as ts, sum(count)::int8 as count, sum(sum) as sum,
          min(array[min, min_ts]) as lowest, max(array[max, -max_ts]) as highest,
          min(array[first_ts, first_value]) as first, max(array[last_ts, last_value]) as last,
          sum(sin_sum) as sin_sum, sum(cos_sum) as cos_sum, sum(energy_sum) as energy_sum
        from rollups where ${finer} group by 1, 2
      ) step`.execute(tx)
    await sql`
      insert into hidden_rollups (data_point, step_ms, ts, ${sql.raw(COUNTED_COLUMNS)})
      select data_point, ${stepMs}, ${start}, ${sql.raw(eachHidden((column) => `sum(${column})`))}
      from hidden_rollups where ${finer} group by 1, 3`.execute(tx)
  }
}
