import {
  createPartnership,
  deletePartnership,
  listPartnerships,
  listSharedDevices,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { scopeOf } from '../../access/entities/rule.ts'
import { apiError } from '../../base/errors.ts'
import { endSharing } from './endSharing.ts'
import { filePartnership } from './filePartnership.ts'
import { findPartnershipInvitation } from './invitationQueries.ts'
import { findPartnership, findPartnerships, mayEnd } from './queries.ts'
import { findSharedDevices } from './sharedDevices.ts'
import { notifyInvited } from './notifyInvited.ts'

/** Partnerships: the partners, what is shared, and how a partnership begins and ends. */
export const partnershipHandlers = (
  context: Pick<ServerContext, 'clock' | 'mail' | 'config'>,
): Handler[] => [
  answer(listPartnerships, ({ db, visible, query, caller }) => {
    const { organizations: side } = scopeOf(caller, 'read_organizations', query.organization_id)
    return findPartnerships(db, visible, query, { side, caller })
  }),

  answer(listSharedDevices, ({ db, row, caller }) => findSharedDevices(db, row, caller)),

  change(createPartnership, {
    run: async ({ tx, caller, organizationId, body, record }) => {
      const now = context.clock()
      const filed = await filePartnership(tx, caller, body, now)
      const { partnerId } = filed
      if ('partnershipId' in filed) {
        const { partnershipId: rowId } = filed
        for (const id of [organizationId, partnerId]) {
          record({ name: 'partnership.created', rowId, organizationId: id })
        }
        const view = { side: [organizationId], caller }
        return { partnership: await findPartnership(tx, rowId, view), invitation: null }
      }
      const { invitationId: rowId } = filed
      await notifyInvited(tx, context, { invitationId: rowId, organizationId, partnerId, now })
      for (const id of [organizationId, partnerId]) record({ rowId, organizationId: id })
      const invitation = await findPartnershipInvitation(tx, rowId, { caller, now })
      return { partnership: null, invitation }
    },
  }),

  change(deletePartnership, {
    run: async ({ tx, row, caller, actor, requestId, from, record }) => {
      if (!mayEnd(caller, row)) {
        throw apiError('FORBIDDEN', {
          permission: 'manage_organizations',
          organization: row.organization_id,
        })
      }
      const now = context.clock()
      // From here on, no device can be shared by this partnership.
      const ended = await tx
        .deleteFrom('partnerships')
        .where('id', '=', row.id)
        .returning('id')
        .executeTakeFirst()
      if (ended === undefined) throw apiError('NOT_FOUND', { what: 'Partnership', id: row.id })
      const count = await endSharing(tx, row, { actor, requestId, from, now })
      const { organization_id: one, partner_id: other } = row
      const before = { organization_id: one, partner_id: other, shared_devices: count }
      for (const organizationId of [one, other]) record({ organizationId, before })
      return null
    },
  }),
]
