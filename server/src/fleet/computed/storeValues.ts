import { DAY_MS, type TimeSpan } from '@airshed/domain'
import { withoutRule } from '@airshed/schemas'
import { sql, CompiledQuery, type Transaction } from 'kysely'
import { markFollowed, rollUpAgain } from '../../storage/store/measurements/flagAgain.ts'
import { countedSql } from '../../storage/store/measurements/hiddenSql.ts'
import { insertBatch } from '../../storage/store/measurements/insert.ts'
import type { RunSql } from '../../storage/store/measurements/runSql.ts'
import { markForWebhooks } from '../../storage/store/measurements/markForWebhooks.ts'
import { stepStart } from '../../storage/store/measurements/steps.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { SeriesValues } from './computeValues.ts'

interface WrittenSeries {
  readonly times: number[]
  readonly values: (number | null)[]
  readonly flags: number[]
}

/** What has changed in the store. */
export interface StoredValues {
  /** Values that are new or have changed. */
  readonly written: WrittenSeries
  /** Number of removed values. */
  readonly removed: number
}

/**
 * Replaces the values of a computed parameter, or corrected values, in a span with the computed ones: new values are stored
 * like any reading, changed ones are replaced, and others are removed. Computed parameters that depend on it are marked. The
 * computed parameters of the device must be locked.
 *
 * @param now ms UTC
 * @param isForWebhooks false: webhooks are not notified of the values. Default true
 */
export async function storeValues(
  tx: Transaction<Tables>,
  key: number,
  { from, to }: TimeSpan,
  { times, values, flags }: SeriesValues,
  now: number,
  isForWebhooks = true,
): Promise<StoredValues> {
  const stored = await tx
    .selectFrom('measurements')
    .select(['ts', 'value', 'flags'])
    .where('data_point', '=', key)
    .where('ts', '>=', from)
    .where('ts', '<=', to)
    .execute()
  const known = new Map(stored.map((reading) => [reading.ts, reading]))
  const written: WrittenSeries = { times: [], values: [], flags: [] }
  const stale: number[] = []
  for (const [at, ts] of times.entries()) {
    const value = values[at] ?? null
    const flag = flags?.[at] ?? 0
    const before = known.get(ts)
    known.delete(ts)
    if (before?.value === value && withoutRule(before.flags) === withoutRule(flag)) continue
    if (before !== undefined) stale.push(ts)
    written.times.push(ts)
    written.values.push(value)
    written.flags.push(flag)
  }
  const replaced = stale.length
  for (const ts of known.keys()) stale.push(ts)
  if (stale.length > 0) await removeValues(tx, key, stale)
  if (written.times.length > 0) {
    const isCorrected = flags !== undefined
    await insertBatch(runIn(tx), { ...columnsOf(key, written), isCorrected }, now)
    const span = { from: least(written.times), to: greatest(written.times) }
    if (isForWebhooks) await markForWebhooks(tx, key, span, now)
  }
  const changed = [...written.times, ...stale]
  if (changed.length > 0) await markFollowed(tx, key, least(changed), greatest(changed))
  return { written, removed: stale.length - replaced }
}

const columnsOf = (key: number, { times, values, flags }: WrittenSeries) => ({
  dataPoints: times.map(() => key),
  times,
  values,
  flags,
})

async function removeValues(
  tx: Transaction<Tables>,
  key: number,
  times: readonly number[],
): Promise<void> {
  await sql`delete from measurements
    where data_point = ${key} and ts = any(${[...times]}::int8[])`.execute(tx)
  const firstDay = stepStart(least(times), DAY_MS)
  await rollUpAgain(tx, key, firstDay, stepStart(greatest(times), DAY_MS) + DAY_MS)
  await sql`
    update data_points point set (last_ts, last_value) = (
      select max(ts), max(value) from (
        select ts, ${COUNTED} as value from measurements
        where data_point = point.key order by ts desc limit 1
      ) newest)
    where key = ${key} and last_ts = any(${[...times]}::int8[])`.execute(tx)
}

const COUNTED = sql.raw(countedSql())

const runIn =
  (tx: Transaction<Tables>): RunSql =>
  async <Row>(text: string, parameters: readonly unknown[]) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows

const least = (times: readonly number[]) => times.reduce((a, b) => Math.min(a, b), Infinity)
const greatest = (times: readonly number[]) => times.reduce((a, b) => Math.max(a, b), -Infinity)
