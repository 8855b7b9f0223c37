import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { AcceptanceState, ACCEPTANCE_STATES } from './invitation.ts'
import { ListOf, ListQuery } from './list.ts'

/** What the caller may do to a partnership. */
const PARTNERSHIP_ACTIONS = ['delete'] as const
const PartnershipAction = Words(PARTNERSHIP_ACTIONS)
type PartnershipAction = Static<typeof PartnershipAction>

const Count = Type.Integer({ minimum: 0 })

/** Two organizations that may share devices with each other, seen from one that the caller belongs to. */
export const Partnership = Type.Object({
  id: Id,
  organization_id: Type.String({ description: 'The side of the caller' }),
  partner_id: Type.String({ description: 'The other side' }),
  org1_name: Type.String({ description: 'Name of the side of the caller' }),
  org2_name: Type.String({ description: 'Name of the other side' }),
  partner_is_deleted: Type.Boolean({
    description: 'Whether the other side was deleted, but can still be restored',
  }),
  created_at: TimestampMs,
  given_count: Type.Integer({ minimum: 0, description: 'Devices shared with the partner' }),
  received_count: Type.Integer({ minimum: 0, description: 'Devices that the partner shares' }),
  actions: Type.Array(PartnershipAction, { description: 'What the caller may do now' }),
})
export type Partnership = Static<typeof Partnership>

export const PartnershipPage = ListOf(Partnership)

/** Orders of a list of partnerships. */
const PARTNERSHIP_SORTS = ['created', 'organization', 'partner'] as const
export type PartnershipSort = (typeof PARTNERSHIP_SORTS)[number]

/** Query of `GET partnerships`; the search looks into the names of both sides. */
export const PartnershipQuery = ListQuery({
  sort: PARTNERSHIP_SORTS,
  filters: { organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) },
})
export type PartnershipQuery = Static<typeof PartnershipQuery>

/** Maximum number of shared devices in one answer. */
export const SHARED_DEVICES_MAX = 200

/** `GET partnerships/{id}/nodes`: devices that one side shares with the other. */
export const SharedDevices = Type.Object({
  data: Type.Array(
    Type.Object({
      node_id: Id,
      serial: Type.String(),
      name: Type.String(),
      organization_id: Type.String({ description: 'Its owner' }),
    }),
    { description: `Those that the caller may read, by name, at most ${SHARED_DEVICES_MAX}` },
  ),
  total: Count,
})
export type SharedDevices = Static<typeof SharedDevices>

/** Body of `POST partnerships`: the partner by exactly one of its addresses. */
export const PartnershipCreate = Type.Object(
  {
    organization_id: Type.String(),
    external_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        pattern: '\\S',
        description: 'Id of the partner, or its external customer id',
      }),
    ),
    email: Type.Optional(
      Type.String({ format: 'email', maxLength: 254, description: 'Of a manager of the partner' }),
    ),
  },
  { additionalProperties: false },
)
export type PartnershipCreate = Static<typeof PartnershipCreate>

/** What the caller may do to a partnership invitation: the invited side answers it, the inviting side withdraws it. */
const PARTNERSHIP_INVITATION_ACTIONS = ['accept', 'reject', 'delete'] as const
export const PartnershipInvitationAction = Words(PARTNERSHIP_INVITATION_ACTIONS)
export type PartnershipInvitationAction = Static<typeof PartnershipInvitationAction>

export const PARTNERSHIP_DIRECTIONS = ['received', 'sent'] as const
const PartnershipDirection = Words(PARTNERSHIP_DIRECTIONS)
type PartnershipDirection = Static<typeof PartnershipDirection>

/** A request by one organization for another to become its partner. */
export const PartnershipInvitation = Type.Object({
  id: Id,
  direction: PartnershipDirection,
  organization_id: Type.String({ description: 'The side of the caller' }),
  inviting_organization_name: Type.String(),
  partner_name: Type.Union([Type.String(), Type.Null()], {
    description: 'Who was invited; null: the inviting side sees it once it is accepted',
  }),
  email: Type.Union([Type.String(), Type.Null()], {
    description: 'The address that was invited; null: it was invited by an id',
  }),
  address: Type.String({ description: 'What it was addressed to: an e-mail address or an id' }),
  created_at: TimestampMs,
  expires_at: TimestampMs,
  acceptance_state: AcceptanceState,
  is_expired: Type.Boolean(),
  actions: Type.Array(PartnershipInvitationAction, { description: 'What the caller may do now' }),
})
export type PartnershipInvitation = Static<typeof PartnershipInvitation>

export const PartnershipInvitationPage = ListOf(PartnershipInvitation)

const PARTNERSHIP_INVITATION_SORTS = ['created'] as const
export type PartnershipInvitationSort = (typeof PARTNERSHIP_INVITATION_SORTS)[number]

/** Query of `GET partnership_invitations`; the search looks into addresses and the name of the inviting side. */
export const PartnershipInvitationQuery = ListQuery({
  sort: PARTNERSHIP_INVITATION_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    direction: Type.Optional(PartnershipDirection),
    acceptance_state: Type.Optional(
      Type.Array(AcceptanceState, {
        maxItems: ACCEPTANCE_STATES.length,
        description: 'Repeated for several',
      }),
    ),
  },
})
export type PartnershipInvitationQuery = Static<typeof PartnershipInvitationQuery>

/** Answer of `POST partnerships`: exactly one of the two is present. */
export const PartnershipFiled = Type.Object({
  partnership: Type.Union([Partnership, Type.Null()], {
    description: 'Made at once, as both sides agree; null: the other side is to be asked',
  }),
  invitation: Type.Union([PartnershipInvitation, Type.Null()], {
    description: 'Sent to the other side; null: it need not be asked',
  }),
})
export type PartnershipFiled = Static<typeof PartnershipFiled>
