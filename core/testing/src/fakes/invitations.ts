import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { Invitation, InvitationSent, OwnInvitation } from '@airshed/schemas'
import {
  acceptInvitation,
  createInvitation,
  declineInvitation,
  deleteInvitation,
  listInvitations,
  listOwnInvitations,
  resendInvitation,
} from '@airshed/schemas/calls'
import { invitation } from '../builders/invitation.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeInvitationOptions {
  /** Default none. */
  invitations?: readonly Invitation[]
  /** Invitations to the user's own address. Default none. */
  ownInvitations?: readonly OwnInvitation[]
  /** Whether the server has a mail server: without one, links are passed on manually. Default true. */
  isMailSent?: boolean
}

const LINK = 'https://air.rivermouth.example/invitation/7Qm2vXe4Zt9Lk1Rw8Nc5YbTg3Hs6Jd0Pf-Ua_EoIyWq'

/** Invitations that can be searched, filtered, sent, answered and deleted. */
export function fakeInvitations(options: FakeInvitationOptions): FakeAnswer[] {
  let invitations = [...(options.invitations ?? [])]
  let own = [...(options.ownInvitations ?? [])]
  const sent = (one: Invitation): InvitationSent => ({
    ...one,
    link: options.isMailSent === false ? LINK : null,
  })
  const answered = (id: string): null => {
    own = own.filter((one) => one.id !== id)
    return null
  }
  return [
    fake(listOwnInvitations, () => ({ data: own })),
    fake(acceptInvitation, ({ params }) => answered(params.id)),
    fake(declineInvitation, ({ params }) => answered(params.id)),
    fake(createInvitation, ({ body }) => {
      const made = invitation(0, {
        ...body,
        id: `invitation_new_${invitations.length}`,
        created_at: TEST_NOW_MS,
        expires_at: TEST_NOW_MS + 7 * 86_400_000,
        is_expired: false,
      })
      invitations = [made, ...invitations]
      return sent(made)
    }),
    fake(resendInvitation, ({ params }) => {
      const found = invitations.find(({ id }) => id === params.id) ?? invitation(0)
      const again = { ...found, expires_at: TEST_NOW_MS + 7 * 86_400_000, is_expired: false }
      invitations = invitations.map((one) => (one.id === params.id ? again : one))
      return sent(again)
    }),
    fake(listInvitations, ({ query }) => {
      const { organization_id: organization, search, acceptance_state: states = [] } = query
      const { is_expired: isExpired } = query
      // Values from an address are texts.
      const wanted = [states].flat()
      return fakeList(
        invitations.filter(
          (one) =>
            isOf(organization, one) &&
            holdsWords(search, one.email) &&
            (wanted.length === 0 || wanted.includes(one.acceptance_state)) &&
            (isExpired === undefined || String(one.is_expired) === String(isExpired)),
        ),
      )
    }),
    fake(deleteInvitation, ({ params }) => {
      invitations = invitations.filter(({ id }) => id !== params.id)
      return null
    }),
  ]
}
