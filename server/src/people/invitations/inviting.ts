import { randomUUID } from 'node:crypto'
import { deriveRole, givesElsewhere, roleRefusal } from '@airshed/domain'
import { GIVEN_ROLES, type GivenRole, type InvitationCreate } from '@airshed/schemas'
import type { Selectable, Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { lockRoles, organizationsWithOwner, roleOf } from '../../access/identity/roles.ts'
import { sendInvitation } from '../members/invitations/inviteLink.ts'
import { isAddress } from '../../base/settings/mailAddress.ts'
import type { InvitationsTable } from '../../storage/store/tables/organizations.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { findUserIdByEmail } from '../users/contextQueries.ts'
import { roleError } from '../users/roleChanges.ts'

/** Maximum number of pending invitations per organization, because each is an unsolicited mail. */
const PENDING_MAX = 500

type InviteContext = Pick<ServerContext, 'mail' | 'config' | 'clock'>
type Tx = Transaction<Tables>

/** An invitation that was sent. */
export interface Sent {
  id: string
  /** null if it was mailed. */
  link: string | null
}

/**
 * Invites someone and sends them a link.
 *
 * @throws ApiError 400 for an invalid address; 403 and 409 according to the rules for roles; 409 for members and
 *   for people who are already invited
 */
export async function invite(
  tx: Tx,
  context: InviteContext,
  caller: Caller,
  body: InvitationCreate,
): Promise<Sent> {
  const { organization_id: organizationId, role } = body
  const email = body.email.toLowerCase()
  if (!isAddress(email)) throw invalidField('/email', 'an e-mail address', body.email)
  const organizationName = (await lockRoles(tx, organizationId)) ?? organizationId
  await requireInvitable(tx, caller, organizationId, role)
  const userId = await findUserIdByEmail(tx, email)
  if (userId !== undefined && (await roleOf(tx, userId, organizationId)) !== null) {
    throw apiError('INVITATION_MEMBER')
  }
  const now = context.clock()
  await makeRoom(tx, organizationId, email, now)
  const id = randomUUID()
  await tx
    .insertInto('invitations')
    .values({
      id,
      email,
      role,
      organization_id: organizationId,
      invited_by: caller.user.id,
      created_at: now,
      expires_at: now,
    })
    .execute()
  const invited = { id, email, role, organizationId, organizationName }
  const { link } = await sendInvitation(tx, context, caller, invited)
  return { id, link }
}

/**
 * Resends an invitation, which restarts it and invalidates its old link.
 *
 * @param row locked
 */
export async function sendAgain(
  tx: Tx,
  context: InviteContext,
  caller: Caller,
  row: Selectable<InvitationsTable>,
): Promise<Sent> {
  const { id, email, organization_id: organizationId, acceptance_state: state } = row
  if (state === 'accepted') throw apiError('INVITATION_ACCEPTED')
  const role = GIVEN_ROLES.find((one) => one === row.role)
  if (state === 'rejected' || role === undefined) throw apiError('INVITATION_INVALID')
  // The invitation is locked. Joining locks the roles first, so taking that lock here could deadlock.
  const { name: organizationName } = await tx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  await requireInvitable(tx, caller, organizationId, role)
  const invited = { id, email, role, organizationId, organizationName }
  const { link } = await sendInvitation(tx, context, caller, invited)
  return { id, link }
}

/** Whether there is an owner is checked again when the invitation is accepted. */
async function requireInvitable(
  tx: Tx,
  { user }: Caller,
  organizationId: string,
  role: GivenRole,
): Promise<void> {
  const owned = role === 'owner' ? await organizationsWithOwner(tx, [organizationId]) : null
  const refusal = roleRefusal({
    level: deriveRole(user.permissions, organizationId),
    held: null,
    wanted: role,
    isSelf: false,
    hasOtherOwner: owned?.has(organizationId) === true,
    isElsewhere: givesElsewhere(user, organizationId),
  })
  if (refusal !== null) throw roleError(refusal, role, organizationId)
}

/** Replaces an expired invitation to the same address, but not a pending one. */
async function makeRoom(tx: Tx, organizationId: string, email: string, now: number): Promise<void> {
  const waiting = await tx
    .selectFrom('invitations')
    .select(['email', 'expires_at', 'id'])
    .where('organization_id', '=', organizationId)
    .where('acceptance_state', '=', 'filed')
    .execute()
  const open = waiting.filter((row) => row.expires_at > now)
  if (open.some((row) => row.email.toLowerCase() === email)) throw apiError('INVITATION_EXISTS')
  if (open.length >= PENDING_MAX) {
    throw apiError('CONFLICT', {
      reason: `${PENDING_MAX} invitations are pending, the maximum. Delete some`,
    })
  }
  const over = waiting.filter((row) => row.email.toLowerCase() === email).map(({ id }) => id)
  if (over.length > 0) await tx.deleteFrom('invitations').where('id', 'in', over).execute()
}
