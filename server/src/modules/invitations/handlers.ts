import { deleteInvitation, listInvitations } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import { findInvitations } from './queries.ts'
import { invitationView } from './invitationView.ts'

export const invitationHandlers = ({ clock }: Pick<ServerContext, 'clock'>): Handler[] => [
  answer(listInvitations, async ({ db, visible, query, caller }) => {
    const now = clock()
    const { data, ...part } = await findInvitations(db, visible, query, now)
    return { ...part, data: data.map((row) => invitationView(row, caller, now)) }
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
