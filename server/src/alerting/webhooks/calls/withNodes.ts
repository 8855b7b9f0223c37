import type { Webhook } from '@airshed/schemas'
import { sql } from 'kysely'
import type { Db } from '../../../storage/store/db.ts'
import { isHeldSql } from '../../../storage/store/webhookSql.ts'
import type { WebhookRow } from '../attempt.ts'

type Named = Pick<WebhookRow, 'organization_id' | 'node_ids'>

interface HeldNode {
  organization_id: string
  id: string
  name: string
  /** In the order of the names. */
  place: number
}

/**
 * Adds the devices that webhooks name and that their organizations use, by name. Webhooks of one organization often
 * name the same devices: each is looked up once.
 */
export async function withNodes<Row extends Named>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & Pick<Webhook, 'nodes'>)[]> {
  const held = await heldNodes(db, namedByOrganization(rows))
  return rows.map((row) => {
    const ofOrganization = held.get(row.organization_id)
    const nodes = (row.node_ids ?? [])
      .flatMap((id) => ofOrganization?.get(id) ?? [])
      .toSorted((a, b) => a.place - b.place)
    return { ...row, nodes: nodes.map(({ id, name }) => ({ _id: id, name })) }
  })
}

function namedByOrganization(rows: readonly Named[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const { organization_id: organizationId, node_ids: nodeIds } of rows) {
    if (nodeIds === null) continue
    const ids = named.get(organizationId) ?? new Set()
    named.set(organizationId, ids)
    for (const id of nodeIds) ids.add(id)
  }
  return named
}

/** Devices that organizations use, of those asked for: by organization and id. */
async function heldNodes(
  db: Db,
  asked: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Map<string, Map<string, HeldNode>>> {
  const pairs = [...asked].flatMap(([organizationId, ids]) =>
    [...ids].map((id) => [organizationId, id] as const),
  )
  const held = new Map<string, Map<string, HeldNode>>()
  if (pairs.length === 0) return held
  // Devices are looked up one by one, because a join would read a whole small fleet for a few names.
  const { rows } = await sql<HeldNode>`
    select named.organization_id, node.id, coalesce(nullif(node.name, ''), node.serial) as name,
      (row_number() over (order by node.name, node.id))::int4 as place
    from unnest(${pairs.map(([organizationId]) => organizationId)}::text[],
      ${pairs.map(([, id]) => id)}::text[]) named (organization_id, id)
    cross join lateral (select * from nodes where nodes.id = named.id limit 1) node
    where ${sql.raw(isHeldSql('node', 'named.organization_id'))}`.execute(db)
  for (const node of rows) {
    const nodes = held.get(node.organization_id) ?? new Map<string, HeldNode>()
    held.set(node.organization_id, nodes)
    nodes.set(node.id, node)
  }
  return held
}
