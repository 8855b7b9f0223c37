import type {
  List,
  OrganizationAddress,
  OrganizationDetails,
  OrganizationLookup,
  OrganizationQuery,
  OrganizationRow,
  OrganizationSort,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { organizationActions } from '../../access/entities/organizations.ts'
import { isAnyOf } from '../../access/entities/rule.ts'
import type { Caller } from '../../access/identity/access.ts'
import { contains } from '../../storage/rows/contains.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { recountLimits } from '../../fleet/measurements/recountLimits.ts'

const organizationList: RowList<OrganizationSort> = {
  name: 'organizations',
  table: 'organizations',
  id: 'organizations.id',
  sort: {
    name: [key('organizations.name', 'text')],
    created_at: [key('organizations.created_at', 'int8')],
  },
  defaultSort: 'name',
  search: ['name', 'id', 'external_id'].map((column) => sql.ref(`organizations.${column}`)),
}

/** The columns of an organization that everyone can read. */
const organizationRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('organizations')
    .select([
      'organizations.id',
      'organizations.name',
      'organizations.external_id',
      'organizations.id as slug',
      'organizations.logo',
      'organizations.is_simulated',
      sql<boolean>`organizations.locked_at is not null`.as('is_locked'),
    ])

/** The same, with its addresses and the numbers of its members and devices. */
const detailedRows = (db: Kysely<Tables>) =>
  organizationRows(db).select([
    'organizations.industry',
    'organizations.contact',
    'organizations.location',
    sql<OrganizationAddress[]>`organizations.addresses`.as('addresses'),
    'organizations.billing_same_as_shipping',
    'organizations.below_limit',
    'organizations.gas_reference',
    'organizations.readings_basis',
    'organizations.created_at',
    sql<boolean>`exists (select from jobs where kind = ${sql.lit(recountLimits.kind)} and state in ('waiting', 'running')
      and jobs.organization_id = organizations.id)`.as('is_recounting'),
    sql<number>`(select count(distinct user_id)::int4 from user_permissions
      where user_permissions.organization_id = organizations.id)`.as('member_count'),
    sql<number>`(select count(*)::int4 from nodes
      where nodes.organization_id = organizations.id)`.as('node_count'),
    sql<Record<string, number>>`(select coalesce(jsonb_object_agg(type, number), '{}') from (
      select type, count(*)::int4 as number from nodes
      where nodes.organization_id = organizations.id group by type) as types)`.as('stats'),
  ])

/** One part of the organizations of these ids. */
export async function findOrganizations(
  db: Kysely<Tables>,
  caller: Caller,
  ids: readonly string[],
  query: OrganizationQuery,
): Promise<List<OrganizationRow>> {
  const visible = isAnyOf('organizations.id', ids)
  if (query.includes === undefined || query.includes.length === 0) {
    return listOf(db, organizationList, { query, visible, select: organizationRows(db) })
  }
  const found = await listOf(db, organizationList, { query, visible, select: detailedRows(db) })
  return {
    ...found,
    data: found.data.map((row) => ({ ...row, actions: organizationActions(caller, row) })),
  }
}

/** An existing organization, as its members see it. */
export async function organizationDetails(
  db: Kysely<Tables>,
  caller: Caller,
  id: string,
): Promise<OrganizationDetails> {
  const row = await detailedRows(db).where('organizations.id', '=', id).executeTakeFirstOrThrow()
  return { ...row, actions: organizationActions(caller, row) }
}

/**
 * Organizations, regardless of their members, by a part of their name or `external_id`, ignoring case; an exact
 * match of `external_id` comes first. Deleted ones are not found.
 */
export function findOrganizationsLike(
  db: Kysely<Tables>,
  part: string,
  limit: number,
): Promise<OrganizationLookup['data']> {
  return db
    .selectFrom('organizations')
    .select(['id', 'external_id', 'name'])
    .where('deleted_at', 'is', null)
    .where(contains([sql.ref('name'), sql.ref('external_id')], part))
    .orderBy(sql`external_id = ${part}`, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}
