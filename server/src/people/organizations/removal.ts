import type { OrganizationRemoval } from '@airshed/schemas'
import { DAY_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Exact counts of what is removed along with an organization. */
export async function removalOf(db: Kysely<Tables>, id: string): Promise<OrganizationRemoval> {
  const countOf = (table: string) =>
    sql<number>`(select count(*)::int4 from ${sql.table(table)} where organization_id = ${id})`
  const points = sql`(select key from data_points join nodes on nodes.id = data_points.node_id
    where nodes.organization_id = ${id})`
  const { rows } = await sql<OrganizationRemoval>`select
    ${countOf('nodes')} as devices,
    (select count(*)::int4 from nodes where organization_id = ${id}
      and leased_to is not null and leased_to <> ${id}) as leased_devices,
    (select count(distinct node_id)::int4 from node_shares
      where node_id in (select id from nodes where organization_id = ${id})) as shared_devices,
    (select count(distinct user_id)::int4 from user_permissions
      where organization_id = ${id}) as members,
    ${countOf('dashboards')} as dashboards,
    ${countOf('alerts')} as alerts,
    ${countOf('api_tokens')} as tokens,
    (select coalesce(sum(count), 0)::int8 from rollups
      where step_ms = ${DAY_MS} and data_point in ${points}) as readings`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('Expected the counts of an organization, got none')
  return row
}
