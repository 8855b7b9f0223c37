import type {
  List,
  PartnershipInvitation,
  PartnershipInvitationAction,
  PartnershipInvitationQuery,
  PartnershipInvitationSort,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { mayChange } from '../../access/entities/mayChange.ts'
import type { Caller } from '../../access/identity/access.ts'
import { isAnyOf } from '../../access/entities/rule.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'

const inviterName = sql<string>`(select organizations.name from organizations
  where organizations.id = partnership_invitations.organization_id)`
const invitedName = sql<string>`(select organizations.name from organizations
  where organizations.id = partnership_invitations.partner_id)`

const invitationList: RowList<PartnershipInvitationSort> = {
  name: 'partnership_invitations',
  table: 'partnership_invitations',
  id: 'partnership_invitations.id',
  sort: { created: [key('partnership_invitations.created_at', 'int8')] },
  defaultSort: '-created',
  search: [sql.ref('partnership_invitations.address'), inviterName],
}

const invitationRows = (db: Db) =>
  db
    .selectFrom('partnership_invitations')
    .selectAll('partnership_invitations')
    .select([inviterName.as('inviter_name'), invitedName.as('invited_name')])

type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof invitationRows>['executeTakeFirstOrThrow']>
>

/** Who views invitations, and when. */
interface InvitationView {
  caller: Caller
  /** ms UTC. */
  now: number
}

/** Whether it can still be answered. @param now ms UTC */
export const isOpen = (
  row: Pick<InvitationRow, 'acceptance_state' | 'withdrawn_at' | 'expires_at'>,
  now: number,
): boolean => row.acceptance_state === 'filed' && row.withdrawn_at === null && row.expires_at > now

/** An invitation from the caller's side, which is the invited one if they manage both. */
function viewOf(row: InvitationRow, { caller, now }: InvitationView): PartnershipInvitation {
  const isReceived = caller.can('manage_organizations', row.partner_id)
  const manages = (id: string) => mayChange(caller, 'manage_organizations', id)
  const answerable: PartnershipInvitationAction[] = manages(row.partner_id)
    ? ['accept', 'reject']
    : []
  const withdrawable: PartnershipInvitationAction[] = manages(row.organization_id) ? ['delete'] : []
  const isKnown = isReceived || row.acceptance_state === 'accepted'
  return {
    id: row.id,
    direction: isReceived ? 'received' : 'sent',
    organization_id: isReceived ? row.partner_id : row.organization_id,
    inviting_organization_name: row.inviter_name,
    partner_name: isKnown ? row.invited_name : null,
    email: row.is_email ? row.address : null,
    address: row.address,
    created_at: row.created_at,
    expires_at: row.expires_at,
    acceptance_state: row.acceptance_state,
    is_expired: row.acceptance_state === 'filed' && row.expires_at <= now,
    actions: isOpen(row, now)
      ? [...answerable, ...withdrawable]
      : row.acceptance_state === 'filed'
        ? withdrawable
        : [],
  }
}

/** One part of the invitations that match a query. */
export async function findPartnershipInvitations(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: PartnershipInvitationQuery,
  view: InvitationView,
): Promise<List<PartnershipInvitation>> {
  const { direction, acceptance_state: states = [] } = query
  const received = isAnyOf(
    'partnership_invitations.partner_id',
    view.caller.organizationsWith('manage_organizations'),
  )
  const filters: Condition[] = [
    ...(direction === undefined
      ? []
      : [sql`${received} = ${direction === 'received'}` as Condition]),
    ...(states.length === 0
      ? []
      : [sql`partnership_invitations.acceptance_state = any(${states}::text[])` as Condition]),
  ]
  const found = await listOf(db, invitationList, {
    query,
    visible,
    filters,
    select: invitationRows(db),
  })
  return { ...found, data: found.data.map((row) => viewOf(row, view)) }
}

/** One invitation as the caller sees it. */
export async function findPartnershipInvitation(
  db: Db,
  id: string,
  view: InvitationView,
): Promise<PartnershipInvitation> {
  const row = await invitationRows(db)
    .where('partnership_invitations.id', '=', id)
    .executeTakeFirstOrThrow()
  return viewOf(row, view)
}
