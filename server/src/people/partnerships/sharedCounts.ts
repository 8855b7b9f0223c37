import { sql } from 'kysely'
import { isAnyOf } from '../../access/entities/rule.ts'
import type { Db } from '../../storage/store/db.ts'

/** A partnership, seen from one of its sides. */
interface Sides {
  organization_id: string
  partner_id: string
}

/** How many devices the sides of a partnership share with each other. */
interface SharedCounts {
  given_count: number
  received_count: number
}

/**
 * Partnerships in the same order, with the number of devices that their sides share. They are counted together,
 * because counting for one of them may read every device of the viewer's organization.
 */
export async function withSharedCounts<Row extends Sides>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & SharedCounts)[]> {
  const own = [...new Set(rows.map((row) => row.organization_id))]
  const partners = [...new Set(rows.map((row) => row.partner_id))]
  // Not joined with the pairs themselves: the store would join each device with every pair of its owner first.
  const { rows: counted } = await sql<{ owner: string; receiver: string; count: number }>`
    ${countsFrom(own, partners)} union all ${countsFrom(partners, own)}`.execute(db)
  const counts = new Map(counted.map((one) => [keyOf(one.owner, one.receiver), one.count]))
  const shared = (owner: string, receiver: string) => counts.get(keyOf(owner, receiver)) ?? 0
  return rows.map((row) => ({
    ...row,
    given_count: shared(row.organization_id, row.partner_id),
    received_count: shared(row.partner_id, row.organization_id),
  }))
}

/** Numbers of devices that some organizations share with some others, by owner and receiver. */
const countsFrom = (owners: readonly string[], receivers: readonly string[]) =>
  sql`select nodes.organization_id as owner, node_shares.organization_id as receiver, count(*) as count
    from node_shares join nodes on nodes.id = node_shares.node_id
    where ${isAnyOf('nodes.organization_id', owners)}
      and ${isAnyOf('node_shares.organization_id', receivers)}
    group by nodes.organization_id, node_shares.organization_id`

const keyOf = (owner: string, receiver: string): string => JSON.stringify([owner, receiver])
