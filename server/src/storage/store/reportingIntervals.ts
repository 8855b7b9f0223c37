import type { Kysely, Transaction } from 'kysely'
import { BEGINNING_MS } from './measurements/steps.ts'
import type { Tables } from './tables.ts'

/** Maximum of stored changes per node, so that one that changes all the time cannot fill the store. */
const CHANGES_MAX = 100

/** A span of readings of a node at a known interval. */
export interface IntervalSpan {
  /** Times of the first and the last of them, ms UTC. */
  readonly firstTs: number
  readonly lastTs: number
  readonly intervalMs: number
}

/**
 * Records the interval of a span of readings. If they are the newest of the node, it becomes the node's interval
 * from the first of them on; for older ones (a backfill) it applies to their span only.
 */
export async function recordInterval(
  db: Kysely<Tables>,
  nodeId: string,
  { firstTs, lastTs, intervalMs }: IntervalSpan,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const node = await transaction
      .selectFrom('nodes')
      .select(['interval_ms', 'last_online'])
      .where('id', '=', nodeId)
      .forUpdate()
      .executeTakeFirst()
    if (node === undefined) return
    await addBeginning(transaction, nodeId, node.interval_ms)
    if (node.last_online === null || lastTs >= node.last_online) {
      await removeBetween(transaction, nodeId, firstTs, null)
      await transaction
        .updateTable('nodes')
        .set({ interval_ms: intervalMs })
        .where('id', '=', nodeId)
        .execute()
    } else {
      const endTs = lastTs + intervalMs
      const afterwardsMs = await intervalAt(transaction, nodeId, endTs)
      await removeBetween(transaction, nodeId, firstTs, endTs)
      await put(transaction, nodeId, endTs, afterwardsMs ?? node.interval_ms)
    }
    await put(transaction, nodeId, firstTs, intervalMs)
    await dropOldest(transaction, nodeId)
  })
}

type Rows = Transaction<Tables>

async function addBeginning(db: Rows, nodeId: string, intervalMs: number): Promise<void> {
  await db
    .insertInto('reporting_intervals')
    .values({ node_id: nodeId, from_ts: BEGINNING_MS, interval_ms: intervalMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function intervalAt(db: Rows, nodeId: string, ts: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('reporting_intervals')
    .select('interval_ms')
    .where('node_id', '=', nodeId)
    .where('from_ts', '<=', ts)
    .orderBy('from_ts', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.interval_ms
}

async function put(db: Rows, nodeId: string, ts: number, intervalMs: number): Promise<void> {
  await db
    .insertInto('reporting_intervals')
    .values({ node_id: nodeId, from_ts: ts, interval_ms: intervalMs })
    .onConflict((conflict) =>
      conflict.columns(['node_id', 'from_ts']).doUpdateSet({ interval_ms: intervalMs }),
    )
    .execute()
}

async function removeBetween(
  db: Rows,
  nodeId: string,
  afterTs: number,
  beforeTs: number | null,
): Promise<void> {
  await db
    .deleteFrom('reporting_intervals')
    .where('node_id', '=', nodeId)
    .where('from_ts', '>', afterTs)
    .$if(beforeTs !== null, (query) => query.where('from_ts', '<', beforeTs ?? 0))
    .execute()
}

async function dropOldest(db: Rows, nodeId: string): Promise<void> {
  const oldest = await db
    .selectFrom('reporting_intervals')
    .select('from_ts')
    .where('node_id', '=', nodeId)
    .orderBy('from_ts', 'desc')
    .offset(CHANGES_MAX - 1)
    .limit(1)
    .executeTakeFirst()
  if (oldest === undefined) return
  await db
    .deleteFrom('reporting_intervals')
    .where('node_id', '=', nodeId)
    .where('from_ts', '<', oldest.from_ts)
    .where('from_ts', '>', BEGINNING_MS)
    .execute()
}
