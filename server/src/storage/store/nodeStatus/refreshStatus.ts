import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'
import { hasFaultSql } from './faultSql.ts'
import { statusRankSql } from './statusSql.ts'

/** Nodes per statement of a sweep, so that other statements get their turn in between. */
const NODES_AT_ONCE = 5_000

/**
 * Updates the status rank of every node whose displayed status has changed, those that have been silent for too
 * long and those changed by something else, and ends faults that are over. Readings update their nodes themselves, so
 * between two sweeps only silence and the end of a fault go unnoticed. A node that is being written to is left to the
 * next sweep.
 *
 * @param now ms UTC
 * @returns ids of the updated nodes
 */
export async function sweepSilence(db: Kysely<Tables>, now: number): Promise<string[]> {
  const moved: string[] = []
  for (let after = ''; ;) {
    const { rows } = await sql<{ last: string | null }>`select max(id) as last
      from (select id from nodes where id > ${after} order by id limit ${NODES_AT_ONCE}) as next`.execute(
      db,
    )
    const last = rows[0]?.last ?? null
    if (last === null) return moved
    moved.push(...(await refresh(db, now, sql`node.id > ${after} and node.id <= ${last}`)))
    after = last
  }
}

/**
 * Updates the status rank of nodes, and ends their faults that are over; call it after a change of their stored status or interval, in its
 * transaction.
 *
 * @param now ms UTC
 */
export async function refreshStatus(
  db: Kysely<Tables>,
  now: number,
  nodeIds: readonly string[],
): Promise<void> {
  await refresh(db, now, sql`node.id = any(${[...nodeIds]}::text[])`)
}

const HAS_FAULT = sql.raw(hasFaultSql('node'))

async function refresh(
  db: Kysely<Tables>,
  now: number,
  which: RawBuilder<unknown>,
): Promise<string[]> {
  const rank = sql.raw(statusRankSql({ node: 'node', now }))
  const { rows } = await sql<{ id: string }>`
    with moved as (
      select node.id, ${rank} as rank, node.has_fault and ${HAS_FAULT} as has_fault from nodes node
      where ${which} and (node.status_rank <> ${rank} or (node.has_fault and not ${HAS_FAULT}))
      order by node.id for update of node skip locked
    )
    update nodes set status_rank = moved.rank, has_fault = moved.has_fault
    from moved where nodes.id = moved.id
    returning nodes.id`.execute(db)
  return rows.map(({ id }) => id)
}
