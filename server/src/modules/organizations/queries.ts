import type { Organization, OrganizationLookup } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { contains } from '../../rows/contains.ts'
import type { Tables } from '../../store/tables.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

/** Organizations of these ids in the order of their names. */
export async function findOrganizations(
  db: Kysely<Tables>,
  ids: readonly string[],
  page: PageRequest,
): Promise<{ rows: Organization[]; total: number }> {
  const matching = db
    .selectFrom('organizations')
    .where(sql<boolean>`organizations.id = any(${[...ids]}::text[])`)
  const [rows, count] = await Promise.all([
    matching
      .select(['id', 'name', 'external_id', 'id as slug', 'logo', 'is_simulated'])
      .orderBy('name')
      .orderBy('id')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
  ])
  return { rows, total: Number(count?.total ?? 0) }
}

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
