import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@airshed/domain'
import type { PartnershipCreate } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { requireOpenOrganizations } from '../../access/entities/openOrganizations.ts'
import { isAnyOf } from '../../access/entities/rule.ts'
import { apiError, comeBackIn } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { findPartner, type FoundPartner } from './findPartner.ts'

/** How long an invitation can be answered. */
export const PARTNERSHIP_INVITATION_MS = 30 * DAY_MS
/** Invitations that one organization may send per day, including withdrawn ones. */
export const PARTNERSHIP_INVITATIONS_PER_DAY = 20

/** Outcome of the request: a partnership, or an invitation to one. */
type Filed =
  | { partnershipId: string; partnerId: string }
  | { invitationId: string; partnerId: string }

/**
 * Creates a partnership if both sides agree: the caller speaks for both, or the other side has requested it.
 * Otherwise invites the other side. Concurrent requests between the same two organizations are serialized.
 *
 * @param now ms UTC
 * @throws ApiError as {@link findPartner}; 409 PARTNERSHIP_EXISTS, PARTNERSHIP_INVITATION_EXISTS; 429 for too many
 *   invitations in a day
 */
export async function filePartnership(
  tx: Transaction<Tables>,
  caller: Caller,
  wish: PartnershipCreate,
  now: number,
): Promise<Filed> {
  const { organization_id: own } = wish
  const partner = await findPartner(tx, wish)
  await lockBoth(tx, own, partner.id)
  if (await arePartners(tx, own, partner.id)) throw apiError('PARTNERSHIP_EXISTS')
  const open = await openInvitations(tx, own, partner.id, now)
  const isAsked = open.some(({ organization_id: inviter }) => inviter === partner.id)
  if (isAsked || caller.can('manage_organizations', partner.id)) {
    const partnershipId = await makePartnership(tx, own, partner.id, now)
    return { partnershipId, partnerId: partner.id }
  }
  if (open.length > 0) throw apiError('PARTNERSHIP_INVITATION_EXISTS')
  await requireRoom(tx, own, now)
  const invitationId = await addInvitation(tx, { own, partner, by: caller.user.id, now })
  return { invitationId, partnerId: partner.id }
}

/**
 * Makes two organizations partners, and accepts the open invitations between them.
 *
 * @returns the id of the partnership
 * @throws ApiError 423 if one of them is locked
 */
export async function makePartnership(
  tx: Transaction<Tables>,
  own: string,
  partnerId: string,
  now: number,
): Promise<string> {
  await requireOpenOrganizations(tx, [own, partnerId])
  const id = randomUUID()
  await tx
    .insertInto('partnerships')
    .values({ id, organization_id: own, partner_id: partnerId, created_at: now })
    .execute()
  const open = await openInvitations(tx, own, partnerId, now)
  await tx
    .updateTable('partnership_invitations')
    .set({ accepted_at: now })
    .where(
      isAnyOf(
        'partnership_invitations.id',
        open.map((one) => one.id),
      ),
    )
    .execute()
  return id
}

/** Serializes concurrent transactions that make the same two organizations partners. */
export const lockBoth = (tx: Transaction<Tables>, one: string, other: string) =>
  tx
    .selectFrom('organizations')
    .select('id')
    .where(isAnyOf('organizations.id', [one, other]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export async function arePartners(
  tx: Transaction<Tables>,
  one: string,
  other: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('partnerships')
    .select('id')
    .where(isAnyOf('organization_id', [one, other]))
    .where(isAnyOf('partner_id', [one, other]))
    .executeTakeFirst()
  return row !== undefined
}

/** Invitations between the two, in either direction, that can be answered. */
const openInvitations = (tx: Transaction<Tables>, one: string, other: string, now: number) =>
  tx
    .selectFrom('partnership_invitations')
    .select(['id', 'organization_id'])
    .where(isAnyOf('organization_id', [one, other]))
    .where(isAnyOf('partner_id', [one, other]))
    .where('acceptance_state', '=', 'filed')
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()

async function requireRoom(tx: Transaction<Tables>, own: string, now: number): Promise<void> {
  const recent = await tx
    .selectFrom('partnership_invitations')
    .select('created_at')
    .where('organization_id', '=', own)
    .where('created_at', '>', now - DAY_MS)
    .orderBy('created_at', 'desc')
    .limit(PARTNERSHIP_INVITATIONS_PER_DAY)
    .execute()
  const nth = recent[PARTNERSHIP_INVITATIONS_PER_DAY - 1]
  if (nth !== undefined) throw comeBackIn(nth.created_at + DAY_MS - now)
}

async function addInvitation(
  tx: Transaction<Tables>,
  { own, partner, by, now }: { own: string; partner: FoundPartner; by: string; now: number },
): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('partnership_invitations')
    .values({
      id,
      organization_id: own,
      partner_id: partner.id,
      address: partner.address,
      is_email: partner.isEmail,
      invited_by: by,
      created_at: now,
      expires_at: now + PARTNERSHIP_INVITATION_MS,
    })
    .execute()
  return id
}
