import { OWN_INVITATIONS_MAX, type InvitationSent } from '@airshed/schemas'
import {
  acceptInvitation,
  createInvitation,
  declineInvitation,
  deleteInvitation,
  getInvitation,
  listInvitations,
  listOwnInvitations,
  resendInvitation,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { rightsChanged } from '../../access/identity/loadCaller.ts'
import { declineIt, joinBy } from '../members/invitations/answerInvitation.ts'
import { pendingOf } from '../members/invitations/openInvitation.ts'
import { ownInvitation } from './answering.ts'
import { invite, sendAgain, type Sent } from './inviting.ts'
import { findInvitations, foundInvitation } from './queries.ts'
import { invitationView } from './invitationView.ts'

export const invitationHandlers = (context: ServerContext): Handler[] => [
  answer(listInvitations, async ({ db, visible, query, caller }) => {
    const now = context.clock()
    const { data, ...part } = await findInvitations(db, visible, query, now)
    return { ...part, data: data.map((row) => invitationView(row, caller, now)) }
  }),

  answer(getInvitation, async ({ db, row, caller }) =>
    invitationView(await foundInvitation(db, row.id), caller, context.clock()),
  ),

  answer(listOwnInvitations, async ({ db, caller }) => {
    const rows = await pendingOf(db, caller.user.email, context.clock(), OWN_INVITATIONS_MAX)
    return {
      data: rows.map(({ id, role, organizationName, inviter, createdAt, expiresAt }) => ({
        id,
        role,
        organization_name: organizationName,
        invited_by: inviter,
        created_at: createdAt,
        expires_at: expiresAt,
      })),
    }
  }),

  change(createInvitation, {
    run: async ({ tx, caller, body, record }) => {
      const sent = await invite(tx, context, caller, body)
      record({ rowId: sent.id, after: { role: body.role } })
      return sent
    },
    respond: ({ caller }, sent) => sentView(context, caller, sent),
  }),

  change(resendInvitation, {
    run: async ({ tx, caller, row, record }) => {
      const sent = await sendAgain(tx, context, caller, row)
      record({ after: { role: row.role } })
      return sent
    },
    respond: ({ caller }, sent) => sentView(context, caller, sent),
  }),

  change(acceptInvitation, {
    run: async ({ tx, caller, params, record }) => {
      const invitation = await ownInvitation(tx, context, caller, params.id)
      await joinBy(tx, context, invitation, caller.user.id)
      const { organizationId, role } = invitation
      record({ organizationId, after: { role } })
      return null
    },
    respond: ({ caller }) => {
      rightsChanged(context, caller.user.id)
      return null
    },
  }),

  change(declineInvitation, {
    run: async ({ tx, caller, params, record }) => {
      const invitation = await ownInvitation(tx, context, caller, params.id)
      await declineIt(tx, context, invitation)
      record({ organizationId: invitation.organizationId, before: { role: invitation.role } })
      return null
    },
  }),

  change(deleteInvitation, {
    run: async ({ tx, row, record }) => {
      const { id, role, acceptance_state: state } = row
      if (state === 'accepted') throw apiError('INVITATION_ACCEPTED')
      await tx.deleteFrom('invitations').where('id', '=', id).execute()
      record({ before: { role, acceptance_state: state } })
      return null
    },
  }),
]

async function sentView(
  { store, clock }: ServerContext,
  caller: Caller,
  { id, link }: Sent,
): Promise<InvitationSent> {
  const row = await foundInvitation(store.db, id)
  return { ...invitationView(row, caller, clock()), link }
}
