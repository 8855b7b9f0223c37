import type {
  List,
  Organization,
  OrganizationLookup,
  OrganizationQuery,
  OrganizationSort,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { isAnyOf } from '../../entities/rule.ts'
import { contains } from '../../rows/contains.ts'
import { listOf } from '../../rows/listOf.ts'
import { key, type RowList } from '../../rows/rowList.ts'
import type { Tables } from '../../store/tables.ts'

const organizationList: RowList<OrganizationSort> = {
  name: 'organizations',
  table: 'organizations',
  id: 'organizations.id',
  sort: { name: [key('organizations.name', 'text')] },
  defaultSort: 'name',
  search: [sql.ref('organizations.name'), sql.ref('organizations.external_id')],
}

/** One part of the organizations of these ids. */
export const findOrganizations = (
  db: Kysely<Tables>,
  ids: readonly string[],
  query: OrganizationQuery,
): Promise<List<Organization>> =>
  listOf(db, organizationList, {
    query,
    visible: isAnyOf('organizations.id', ids),
    select: db
      .selectFrom('organizations')
      .select([
        'organizations.id',
        'organizations.name',
        'organizations.external_id',
        'organizations.id as slug',
        'organizations.logo',
        'organizations.is_simulated',
      ]),
  })

/**
 * Organizations, whoever belongs to them, by a part of their name or `external_id` in any case of
 * the letters; one of exactly that `external_id` comes first.
 */
export function findOrganizationsLike(
  db: Kysely<Tables>,
  part: string,
  limit: number,
): Promise<OrganizationLookup['data']> {
  return db
    .selectFrom('organizations')
    .select(['id', 'external_id', 'name'])
    .where(contains([sql.ref('name'), sql.ref('external_id')], part))
    .orderBy(sql`external_id = ${part}`, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}
