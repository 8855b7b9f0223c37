import { ONLINE_STATUS_PATH } from '@airshed/domain'
import { countedSql, limitSql } from '../../../storage/store/measurements/hiddenSql.ts'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { markFollowed, settleNewest } from '../../../storage/store/measurements/flagAgain.ts'
import { rollUpSteps } from '../../../storage/store/measurements/rollUpSteps.ts'
import { finestSteps } from '../../../storage/store/measurements/steps.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type {
  FileImportsTable,
  ImportReadingsTable,
} from '../../../storage/store/tables/fileImports.ts'
import { packTimes, unpackTimes } from './packTimes.ts'
import { importAuthor } from './storingSink.ts'

type Chunk = Selectable<ImportReadingsTable>

/**
 * Removes the readings that an import has added and that still have its value, with their history. The times of others stay
 * remembered.
 *
 * @param onBatch called before each batch with the number of readings of the last one; it may throw to end here
 * @returns how many stay, because they were revised since or their device belongs to somebody else
 */
export async function removeAdded(
  context: ServerContext,
  row: Pick<Selectable<FileImportsTable>, 'id' | 'organization_id'>,
  onBatch: (looked: number) => Promise<void>,
): Promise<number> {
  const { db } = context.store
  let looked = 0
  let kept = 0
  for (let after = 0; ;) {
    await onBatch(looked)
    const chunk = await db
      .selectFrom('import_readings')
      .selectAll()
      .where('import_id', '=', row.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (chunk === undefined) return kept
    const left = await db.transaction().execute((tx) => removeChunk(tx, row, chunk))
    after = chunk.id
    kept += left
    looked = chunk.count
  }
}

/** @returns the number of readings that stay */
async function removeChunk(
  tx: Transaction<Tables>,
  row: Pick<Selectable<FileImportsTable>, 'id' | 'organization_id'>,
  chunk: Chunk,
): Promise<number> {
  const { data_point: key, first_ts: first, last_ts: last } = chunk
  const point = await tx
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .select(['nodes.id as node_id', 'nodes.organization_id', 'nodes.leased_to'])
    .where('data_points.key', '=', key)
    .executeTakeFirst()
  // The device was deleted or reset, and its readings with it.
  if (point === undefined) return forget(tx, chunk, [])
  if (point.organization_id !== row.organization_id || point.leased_to !== null) return chunk.count
  // Readings in between would be in the rollups twice, or not at all.
  await sql`lock table rollups, hidden_rollups in share row exclusive mode`.execute(tx)
  const times = unpackTimes(chunk.times)
  const changed = await changedSince(tx, row.id, chunk, times)
  const doomed = times.filter((ts) => !changed.has(ts))
  const { rows } = await sql<{ ts: number }>`
    delete from measurements where data_point = ${key}::int4
      and ts = any(${doomed}::int8[]) and ts between ${first}::int8 and ${last}::int8
    returning ts`.execute(tx)
  if (rows.length > 0) {
    // What a reading was before is of no use without it, nor right for another one that arrives for its time.
    await sql`delete from measurement_revisions where data_point = ${key}::int4
      and ts = any(${rows.map(({ ts }) => ts)}::int8[]) and ts between ${first}::int8 and ${last}::int8`.execute(
      tx,
    )
    await rollUpSteps(tx, key, finestSteps(rows.map(({ ts }) => Number(ts))))
    await settleNewest(tx, key, first, last + 1)
    await settleLatest(tx, row.id, { key, nodeId: point.node_id, doomed })
    await markFollowed(tx, key, first, last)
  }
  return forget(tx, chunk, [...changed])
}

/** Times of readings that no longer have the value of the import: the one that the first later revision has replaced. */
async function changedSince(
  tx: Transaction<Tables>,
  id: string,
  { data_point: key, first_ts: first, last_ts: last, after_revision: after }: Chunk,
  times: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ ts: number }>`
    select reading.ts from measurements reading
    join lateral (
      select old_value from measurement_revisions revision
      where revision.data_point = reading.data_point and revision.ts = reading.ts
        and revision.id > ${after}::int8 and revision.author <> ${importAuthor(id)}
      order by revision.id limit 1
    ) later on reading.value is distinct from later.old_value
    where reading.data_point = ${key}::int4 and reading.ts between ${first}::int8 and ${last}::int8
      and reading.ts = any(${[...times]}::int8[])`.execute(tx)
  return new Set(rows.map(({ ts }) => Number(ts)))
}

/** The newest value of a data point, and when its device was last heard of, once its newest readings are removed. */
async function settleLatest(
  tx: Transaction<Tables>,
  id: string,
  { key, nodeId, doomed }: { key: number; nodeId: string; doomed: readonly number[] },
): Promise<void> {
  await sql`
    update data_points point set last_ts = newest.ts, last_value = newest.value,
      last_limit = newest.detection_limit,
      decimals = case when newest.ts is not null then point.decimals end
    from (select ${key}::int4 as key) one
    left join lateral (
      select ts, ${sql.raw(countedSql())} as value, ${sql.raw(limitSql())} as detection_limit
      from measurements where data_point = one.key order by ts desc limit 1
    ) newest on true
    where point.key = one.key and point.last_ts = any(${[...doomed]}::int8[])`.execute(tx)
  await sql`
    update nodes set last_online = nullif(greatest(coalesce(noted.last_online, 0), coalesce(
      (select max(last_ts) from data_points
        where node_id = nodes.id and path <> ${sql.lit(ONLINE_STATUS_PATH)}), 0)), 0)
    from import_nodes noted
    where nodes.id = ${nodeId} and noted.import_id = ${id} and noted.node_id = nodes.id
      and nodes.last_online = any(${[...doomed]}::int8[])`.execute(tx)
}

/** Forgets a batch except for the times that stay. @returns how many these are */
async function forget(
  tx: Transaction<Tables>,
  chunk: Chunk,
  left: readonly number[],
): Promise<number> {
  if (left.length === 0) {
    await tx.deleteFrom('import_readings').where('id', '=', chunk.id).execute()
    return 0
  }
  const times = left.toSorted((one, other) => one - other)
  await tx
    .updateTable('import_readings')
    .set({
      first_ts: times[0] ?? 0,
      last_ts: times.at(-1) ?? 0,
      count: times.length,
      times: packTimes(times),
    })
    .where('id', '=', chunk.id)
    .execute()
  return times.length
}
