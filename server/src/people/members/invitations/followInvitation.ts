import { fullNameOf } from '@airshed/domain'
import type { Locale } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { recordEvents, type Origin } from '../../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../../access/events/topic.ts'
import { insertUser } from '../../../access/identity/createUser.ts'
import { rightsChanged } from '../../../access/identity/loadCaller.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { declineIt, joinBy } from './answerInvitation.ts'
import type { OpenInvitation } from './openInvitation.ts'

type FollowContext = Pick<ServerContext, 'store' | 'bus' | 'clock' | 'config' | 'memory'>

/** The request that answers an invitation. */
interface AnsweringRequest {
  requestId: string
  from: Origin
}

/** The account that is created from an invitation. */
export interface InvitedAccount {
  firstName: string
  lastName: string
  locale: Locale
  timezone: string
  /** null if they sign in at an external provider. */
  passwordHash: string | null
}

/** The account with the address that an invitation is sent to, if there is one. */
export const accountOf = (db: Transaction<Tables> | ServerContext['store']['db'], email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'deactivated_at', 'first_name', 'last_name', 'email'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()

/**
 * Accepts an invitation by its link, which proves access to the mails of the address. Creates the account unless
 * it exists, and opens no session.
 *
 * @param account used if there is none yet
 * @throws ApiError as `joinBy` does; 403 for a deactivated account
 */
export async function acceptByLink(
  context: FollowContext,
  invitation: OpenInvitation,
  account: InvitedAccount | null,
  request: AnsweringRequest,
): Promise<void> {
  const { store, bus, clock } = context
  const userId = await store.db.transaction().execute(async (tx) => {
    const known = await accountOf(tx, invitation.email)
    if (known !== undefined && known.deactivated_at !== null) throw apiError('ACCOUNT_REFUSED')
    if (known === undefined && account === null) throw apiError('INVITATION_INVALID')
    const id =
      known?.id ??
      (await insertUser(
        tx,
        context,
        { email: invitation.email, ...(account as InvitedAccount) },
        account?.passwordHash ?? null,
      ))
    await joinBy(tx, context, invitation, id)
    const name = fullNameOf(
      known ?? { first_name: account?.firstName ?? '', last_name: account?.lastName ?? '' },
    )
    await recordEvents(tx, [
      {
        ...eventOf(invitation, 'invitation.accepted', clock(), request),
        actor: { kind: 'user', id, name: name === '' ? invitation.email : name },
        after: { role: invitation.role },
      },
    ])
    return id
  })
  bus.signal(EVENTS_TOPIC)
  rightsChanged(context, userId)
}

/** Declines an invitation by its link. */
export async function declineByLink(
  context: FollowContext,
  invitation: OpenInvitation,
  request: AnsweringRequest,
): Promise<void> {
  const { store, bus, clock } = context
  await store.db.transaction().execute(async (tx) => {
    await declineIt(tx, context, invitation)
    const known = await accountOf(tx, invitation.email)
    const name = known === undefined ? '' : fullNameOf(known)
    await recordEvents(tx, [
      {
        ...eventOf(invitation, 'invitation.declined', clock(), request),
        // Someone without an account is named by the invited address.
        actor: {
          kind: 'user',
          id: known?.id ?? null,
          name: name === '' ? 'Invited person' : name,
        },
        before: { role: invitation.role },
      },
    ])
  })
  bus.signal(EVENTS_TOPIC)
}

const eventOf = (
  { id, organizationId }: OpenInvitation,
  name: string,
  ts: number,
  { requestId, from }: AnsweringRequest,
) => ({
  ts,
  name,
  organizationId,
  entity: 'invitations',
  rowId: id,
  detail: { by: 'link' },
  requestId,
  from,
})
