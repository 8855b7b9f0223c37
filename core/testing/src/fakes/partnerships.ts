import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { Partnership, PartnershipInvitation, SharedDevices } from '@airshed/schemas'
import {
  acceptPartnershipInvitation,
  createPartnership,
  deletePartnership,
  deletePartnershipInvitation,
  listPartnershipInvitations,
  listPartnerships,
  listSharedDevices,
  rejectPartnershipInvitation,
} from '@airshed/schemas/calls'
import { partnership, partnershipInvitation } from '../builders/partnership.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakePartnershipOptions {
  /** Default none. */
  partnerships?: readonly Partnership[]
  /** Default none. */
  partnershipInvitations?: readonly PartnershipInvitation[]
  /** Id of a partnership → the devices that its sides share. Default none. */
  sharedDevices?: Readonly<Record<string, SharedDevices['data']>>
  /** Addresses that are refused → the code of the refusal. Default none. */
  refusedPartners?: Readonly<Record<string, string>>
}

/** Partnerships that can be requested, accepted, declined and ended; other parties never respond on their own. */
export function fakePartnerships(options: FakePartnershipOptions): FakeAnswer[] {
  let partnerships = [...(options.partnerships ?? [])]
  let invitations = [...(options.partnershipInvitations ?? [])]
  const settle = (id: string, changes: Partial<PartnershipInvitation>) => {
    invitations = invitations.map((one) =>
      one.id === id ? { ...one, actions: [], ...changes } : one,
    )
  }
  return [
    fake(listPartnerships, ({ query }) => {
      const { organization_id: organization, search } = query
      return fakeList(
        partnerships.filter(
          (one) => isOf(organization, one) && holdsWords(search, one.org1_name, one.org2_name),
        ),
      )
    }),
    fake(listSharedDevices, ({ params }) => {
      const data = options.sharedDevices?.[params.id] ?? []
      return { data: [...data], total: data.length }
    }),
    fake(createPartnership, ({ body }) => {
      const address = body.email ?? body.external_id ?? ''
      const code = options.refusedPartners?.[address]
      if (code !== undefined) throw new FakeRefusal(409, code, `${address} is refused`)
      const invitation = partnershipInvitation(1, {
        id: `partnership_invitation_new_${invitations.length}`,
        organization_id: body.organization_id,
        email: body.email ?? null,
        address,
        created_at: TEST_NOW_MS,
      })
      invitations = [invitation, ...invitations]
      return { partnership: null, invitation }
    }),
    fake(deletePartnership, ({ params }) => {
      partnerships = partnerships.filter(({ id }) => id !== params.id)
      return null
    }),
    fake(listPartnershipInvitations, ({ query }) => {
      const { organization_id: organization, search, direction } = query
      const states = [query.acceptance_state ?? []].flat()
      return fakeList(
        invitations.filter(
          (one) =>
            isOf(organization, one) &&
            holdsWords(search, one.address, one.inviting_organization_name) &&
            (direction === undefined || direction === one.direction) &&
            (states.length === 0 || states.includes(one.acceptance_state)),
        ),
      )
    }),
    fake(acceptPartnershipInvitation, ({ params }) => {
      const found = invitations.find(({ id }) => id === params.id)
      const made = partnership(partnerships.length, {
        org2_name: found?.inviting_organization_name ?? '',
        given_count: 0,
        received_count: 0,
      })
      partnerships = [...partnerships, made]
      settle(params.id, { acceptance_state: 'accepted' })
      return made
    }),
    fake(rejectPartnershipInvitation, ({ params }) => {
      settle(params.id, { acceptance_state: 'rejected' })
      return null
    }),
    fake(deletePartnershipInvitation, ({ params }) => {
      invitations = invitations.filter(({ id }) => id !== params.id)
      return null
    }),
  ]
}
