import {
  acceptPartnershipInvitation,
  deletePartnershipInvitation,
  listPartnershipInvitations,
  rejectPartnershipInvitation,
} from '@airshed/schemas/calls'
import type { Selectable, Transaction } from 'kysely'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import { requirePermission } from '../../access/calls/organizationRights.ts'
import type { ServerContext } from '../../context.ts'
import { requireOpenOrganizations } from '../../access/entities/openOrganizations.ts'
import { apiError } from '../../base/errors.ts'
import type { PartnershipInvitationsTable } from '../../storage/store/tables/partnerships.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { arePartners, lockBoth, makePartnership } from './filePartnership.ts'
import { findPartnershipInvitations, isOpen } from './invitationQueries.ts'
import { findPartnership } from './queries.ts'

type InvitationRow = Selectable<PartnershipInvitationsTable>

/** Invitations to partnerships: the invited side answers them, the inviting side can withdraw them. */
export const partnershipInvitationHandlers = ({
  clock,
}: Pick<ServerContext, 'clock'>): Handler[] => [
  answer(listPartnershipInvitations, ({ db, visible, query, caller }) =>
    findPartnershipInvitations(db, visible, query, { caller, now: clock() }),
  ),

  change(acceptPartnershipInvitation, {
    run: async ({ tx, row, caller, record }) => {
      const { organization_id: inviter, partner_id: own } = row
      await requireOpenOrganizations(tx, [inviter, own])
      requirePermission(caller, 'manage_organizations', own)
      const now = clock()
      await lockBoth(tx, inviter, own)
      await requireOpen(tx, row, now)
      if (await arePartners(tx, inviter, own)) throw apiError('PARTNERSHIP_EXISTS')
      const id = await makePartnership(tx, inviter, own, now)
      for (const organizationId of [own, inviter]) record({ rowId: id, organizationId })
      return findPartnership(tx, id, { side: [own], caller })
    },
  }),

  change(rejectPartnershipInvitation, {
    run: async ({ tx, row, caller, record }) => {
      await requireOpenOrganizations(tx, [row.partner_id])
      requirePermission(caller, 'manage_organizations', row.partner_id)
      await requireOpen(tx, row, clock())
      await settle(tx, row.id, { rejected_at: clock() })
      for (const organizationId of sidesOf(row)) record({ organizationId })
      return null
    },
  }),

  change(deletePartnershipInvitation, {
    run: async ({ tx, row, caller, record }) => {
      requirePermission(caller, 'manage_organizations', row.organization_id)
      const { acceptance_state: state } = await locked(tx, row)
      if (state !== 'filed') throw apiError('PARTNERSHIP_INVITATION_CLOSED')
      await settle(tx, row.id, { withdrawn_at: clock() })
      for (const organizationId of sidesOf(row)) record({ organizationId })
      return null
    },
  }),
]

const sidesOf = ({ organization_id: inviter, partner_id: invited }: InvitationRow) => [
  inviter,
  invited,
]

const settle = (
  tx: Transaction<Tables>,
  id: string,
  change: { rejected_at: number } | { withdrawn_at: number },
) => tx.updateTable('partnership_invitations').set(change).where('id', '=', id).execute()

/** The current invitation, locked against concurrent answers. */
const locked = (tx: Transaction<Tables>, { id }: InvitationRow) =>
  tx
    .selectFrom('partnership_invitations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** @throws ApiError 409 PARTNERSHIP_INVITATION_CLOSED for one that was answered, withdrawn or has expired */
async function requireOpen(
  tx: Transaction<Tables>,
  row: InvitationRow,
  now: number,
): Promise<void> {
  if (!isOpen(await locked(tx, row), now)) throw apiError('PARTNERSHIP_INVITATION_CLOSED')
}
