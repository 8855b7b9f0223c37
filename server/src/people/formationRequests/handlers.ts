import {
  acceptFormationRequest,
  createFormationRequest,
  deleteFormationRequest,
  listFormationRequests,
  rejectFormationRequest,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { forgetCaller } from '../../access/identity/loadCaller.ts'
import { acceptRequest, rejectRequest } from './answerRequest.ts'
import { fileRequest } from './fileRequest.ts'
import { findFormationRequest, findFormationRequests } from './queries.ts'
import { notifyStaff } from './notifyStaff.ts'

/** Requests for organizations: users who may not create one ask for it, and staff answer. */
export const formationRequestHandlers = (context: ServerContext): Handler[] => [
  answer(listFormationRequests, ({ db, visible, query, caller }) =>
    findFormationRequests(db, visible, query, caller),
  ),

  change(createFormationRequest, {
    run: async ({ tx, caller, body, record }) => {
      const id = await fileRequest(tx, caller, body, context.clock())
      await notifyStaff(tx, context, id)
      const { requester_organization_id: organizationId = null } = body
      record({ rowId: id, organizationId })
      return findFormationRequest(tx, id, caller)
    },
  }),

  change(acceptFormationRequest, {
    run: async ({ tx, params: { id }, caller, actor, requestId, from, record }) => {
      const making = { actor, requestId, from, now: context.clock() }
      const answering = { id, by: caller.user.id, ...making }
      const { organizationId, request } = await acceptRequest(tx, context, answering)
      const after = {
        name: request.name,
        requested_by: request.requester_id,
        has_ingest_key: false,
      }
      record({ rowId: organizationId, organizationId, after })
      return {
        requesterId: request.requester_id,
        answered: await findFormationRequest(tx, id, caller),
      }
    },
    respond: (_, { requesterId, answered }) => {
      forgetCaller(context, requesterId)
      return answered
    },
  }),

  change(rejectFormationRequest, {
    run: async ({ tx, params: { id }, body, caller, record }) => {
      const answering = { id, by: caller.user.id, now: context.clock() }
      const request = await rejectRequest(tx, context, answering, body.reason.trim())
      record({ organizationId: request.requester_organization_id })
      return findFormationRequest(tx, id, caller)
    },
  }),

  change(deleteFormationRequest, {
    run: async ({ tx, row, caller, record }) => {
      const { id, requester_id: requester, requester_organization_id: organizationId } = row
      if (requester !== caller.user.id) throw apiError('NOT_YOURS', { what: 'Request', id })
      const { numDeletedRows } = await tx
        .deleteFrom('formation_requests')
        .where('id', '=', id)
        .where('acceptance_state', '=', 'filed')
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw apiError('FORMATION_REQUEST_ANSWERED')
      record({ organizationId })
      return null
    },
  }),
]
