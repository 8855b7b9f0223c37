import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { Invitation } from '@airshed/schemas'
import { deleteInvitation, listInvitations } from '@airshed/schemas/calls'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeInvitationOptions {
  /** Default none. */
  invitations?: readonly Invitation[]
}

/** Invitations that can be searched, filtered and deleted. */
export function fakeInvitations(options: FakeInvitationOptions): FakeAnswer[] {
  let invitations = [...(options.invitations ?? [])]
  return [
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
