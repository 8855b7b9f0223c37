import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import { visibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import type {
  PartnershipInvitationsTable,
  PartnershipsTable,
} from '../../storage/store/tables/partnerships.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { findIn } from './ownedTable.ts'
import { isAnyOf, type EntityRule } from './rule.ts'

type TwoSided = 'partnerships' | 'partnership_invitations'

/** An entity whose rows connect two organizations; members of either can access them. */
const twoSided = <Name extends TwoSided>(
  table: Name,
  what: string,
  more: RawBuilder<SqlBool>,
): EntityRule<Selectable<Tables[Name]>> => ({
  what,
  condition: ({ organizations }) =>
    visibleRows({
      each: {
        keys: organizations,
        where: (organization) =>
          sql<SqlBool>`(${sql.ref(`${table}.organization_id`)} = ${organization} and ${more})`,
      },
      also: [
        sql<SqlBool>`(${isAnyOf(`${table}.partner_id`, organizations)}
          and ${sql.ref(`${table}.organization_id`)} <> all(${[...organizations]}::text[])
          and ${more})`,
      ],
    }),
  find: findIn(table),
  organizationOf: (row) => (row as Selectable<PartnershipsTable>).organization_id,
})

export const partnerships = twoSided('partnerships', 'Partnership', sql<SqlBool>`true`)

/**
 * Withdrawn invitations are kept only to be counted. Nobody can answer an invitation of a deleted organization,
 * so it is hidden along with the organization.
 */
export const partnershipInvitations: EntityRule<Selectable<PartnershipInvitationsTable>> = twoSided(
  'partnership_invitations',
  'Partnership invitation',
  sql<SqlBool>`partnership_invitations.withdrawn_at is null
    and not (partnership_invitations.acceptance_state = 'filed' and exists (select from organizations
      where organizations.id = partnership_invitations.organization_id
        and organizations.deleted_at is not null))`,
)

/**
 * Ids of the organizations that have a partnership with this one.
 *
 * @param isLocked whether to lock these partnerships, so that none ends before the transaction does. Default false
 */
export async function partnersOf(
  db: Db,
  organizationId: string,
  isLocked = false,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('partnerships')
    .select(['organization_id', 'partner_id'])
    .where((where) =>
      where.or([
        where('organization_id', '=', organizationId),
        where('partner_id', '=', organizationId),
      ]),
    )
    .$if(isLocked, (query) => query.forShare())
    .execute()
  return new Set(
    rows.map(({ organization_id: one, partner_id: other }) =>
      one === organizationId ? other : one,
    ),
  )
}
