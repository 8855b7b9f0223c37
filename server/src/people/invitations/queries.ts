import type { InvitationQuery, InvitationSort, List } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { apiError } from '../../base/errors.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { Tables } from '../../storage/store/tables.ts'

const invitationList: RowList<InvitationSort> = {
  name: 'invitations',
  table: 'invitations',
  id: 'invitations.id',
  sort: {
    created: [key('invitations.created_at', 'int8')],
    email: [key('invitations.email', 'text')],
    role: [key('invitations.role', 'text'), key('invitations.email', 'text')],
  },
  defaultSort: '-created',
  search: [sql.ref('invitations.email')],
}

/**
 * One part of the invitations that match a query, with the names of their organizations.
 *
 * @param now ms UTC
 */
export function findInvitations(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: InvitationQuery,
  now: number,
): Promise<List<InvitationRow>> {
  return listOf(db, invitationList, {
    query,
    visible,
    filters: conditions(query, now),
    select: invitationRows(db),
  })
}

/**
 * One invitation, with the name of its organization.
 *
 * @throws ApiError 404 for one that was deleted meanwhile
 */
export async function foundInvitation(db: Kysely<Tables>, id: string): Promise<InvitationRow> {
  const row = await invitationRows(db).where('invitations.id', '=', id).executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'Invitation', id })
  return row
}

function conditions(
  { acceptance_state: states = [], is_expired: isExpired }: InvitationQuery,
  now: number,
): Condition[] {
  const expired = sql`(invitations.acceptance_state = 'filed' and invitations.expires_at <= ${now})`
  return [
    ...(states.length === 0
      ? []
      : [sql`invitations.acceptance_state = any(${states}::text[])` as Condition]),
    ...(isExpired === undefined ? [] : [sql`${expired} = ${isExpired}` as Condition]),
  ]
}

const invitationRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('invitations')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.role',
      'invitations.organization_id',
      'invitations.created_at',
      'invitations.expires_at',
      'invitations.acceptance_state',
    ])
    .select(
      sql<string>`(select organizations.name from organizations
        where organizations.id = invitations.organization_id)`.as('organization_name'),
    )

export type InvitationRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof invitationRows>['executeTakeFirst']>>
>
