import type { Selectable, Transaction } from 'kysely'
import { DEFAULT_LOCALE } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { organizationDeleted } from '../../access/heldBack/heldBack.ts'
import { formationAnswerMail } from '../../messages/mail/templates/formationAnswer/formationAnswerMail.ts'
import type { FormationRequestsTable } from '../../storage/store/tables/partnerships.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { insertOrganization } from '../organizations/createOrganization.ts'
import { hasOrganization } from '../organizations/organizationName.ts'
import { lockBoth } from '../partnerships/filePartnership.ts'
import {
  makePartnerOf,
  requireStillManaging,
  type PartnershipMaking,
} from './partnerOfRequester.ts'
import { addressee } from '../../messages/mail/addressee.ts'

type RequestRow = Selectable<FormationRequestsTable>

/** Who answers which request, and when. */
interface Answering {
  /** Id of the request. */
  id: string
  /** Id of the member of staff. */
  by: string
  /** ms UTC. */
  now: number
}

/** @throws ApiError 404 for an unknown request, 409 FORMATION_REQUEST_ANSWERED for one that was answered */
async function openRequest(tx: Transaction<Tables>, id: string): Promise<RequestRow> {
  const row = await tx
    .selectFrom('formation_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'Request', id })
  if (row.acceptance_state !== 'filed') throw apiError('FORMATION_REQUEST_ANSWERED')
  return row
}

/**
 * Creates the requested organization with the requester as its owner. If it is for a partner, it is a partner of
 * the requester's organization from the start.
 *
 * @returns the id of the organization
 * @throws ApiError as {@link openRequest}, {@link requireActive} and {@link requireStillManaging}; 409
 *   FORMATION_REQUEST_NAME_TAKEN if another organization of the requester has this name; 403 ORGANIZATION_DELETED if it
 *   would be a partner of a deleted one
 */
export async function acceptRequest(
  tx: Transaction<Tables>,
  context: Pick<ServerContext, 'mail' | 'config'>,
  { id, by, ...making }: Answering & PartnershipMaking,
): Promise<{ organizationId: string; request: RequestRow }> {
  const { now } = making
  const request = await openRequest(tx, id)
  await requireActive(tx, request)
  await requireStillManaging(tx, request)
  const { requester_id: ownerId, requester_organization_id: requesterOrganization } = request
  const { name } = request
  if (await hasOrganization(tx, ownerId, name)) {
    throw apiError('FORMATION_REQUEST_NAME_TAKEN', { name })
  }
  const { id: organizationId } = await insertOrganization(tx, { name, ownerId, now })
  if (request.is_for_partner && requesterOrganization !== null) {
    await lockBoth(tx, requesterOrganization, organizationId)
    await refuseDeleted(tx, requesterOrganization)
    await makePartnerOf(tx, requesterOrganization, organizationId, making)
  }
  await tx
    .updateTable('formation_requests')
    .set({ accepted_at: now, answered_by: by, organization_id: organizationId })
    .where('id', '=', id)
    .execute()
  const link = `${context.config.publicUrl}/${encodeURIComponent(organizationId)}/home`
  await notifyRequester(tx, context, request, { answer: 'accepted', link })
  return { organizationId, request }
}

/**
 * Rejects a requester whose account is deactivated, and locks it so that it stays active until the end of the
 * transaction.
 *
 * @throws ApiError 409 FORMATION_REQUEST_REQUESTER_DEACTIVATED
 */
async function requireActive(
  tx: Transaction<Tables>,
  { requester_id: requesterId }: RequestRow,
): Promise<void> {
  const { deactivated_at: deactivatedAt } = await tx
    .selectFrom('users')
    .select('deactivated_at')
    .where('id', '=', requesterId)
    .forShare()
    .executeTakeFirstOrThrow()
  if (deactivatedAt !== null) throw apiError('FORMATION_REQUEST_REQUESTER_DEACTIVATED')
}

/** @throws ApiError 403 ORGANIZATION_DELETED */
async function refuseDeleted(tx: Transaction<Tables>, organizationId: string): Promise<void> {
  const { deleted_at: deletedAt } = await tx
    .selectFrom('organizations')
    .select('deleted_at')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (deletedAt !== null) throw organizationDeleted()
}

/** Rejects a request, and notifies the requester of the reason. @throws ApiError as {@link openRequest} */
export async function rejectRequest(
  tx: Transaction<Tables>,
  context: Pick<ServerContext, 'mail' | 'config'>,
  { id, by, now }: Answering,
  reason: string,
): Promise<RequestRow> {
  const request = await openRequest(tx, id)
  await tx
    .updateTable('formation_requests')
    .set({ rejected_at: now, answered_by: by, reason })
    .where('id', '=', id)
    .execute()
  const link = `${context.config.publicUrl}/all/organization-requests`
  await notifyRequester(tx, context, request, { answer: 'rejected', link, reason })
  return request
}

async function notifyRequester(
  tx: Transaction<Tables>,
  { mail }: Pick<ServerContext, 'mail'>,
  { id, name, requester_id: requesterId }: RequestRow,
  answer: { answer: 'accepted' | 'rejected'; link: string; reason?: string },
): Promise<void> {
  const requester = await tx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'locale'])
    .where('id', '=', requesterId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (requester === undefined) return
  await mail.send(tx, formationAnswerMail, {
    to: addressee(requester),
    locale: requester.locale ?? DEFAULT_LOCALE,
    organizationId: null,
    key: id,
    data: { organization: name, reason: '', ...answer },
  })
}
