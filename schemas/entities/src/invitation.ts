import { Type, type Static } from 'typebox'
import { Id, PAGE_MAX, PageOf, TimestampMs, Words } from './common.ts'
import { Role } from './permission.ts'

export const INVITATION_STATES = ['pending', 'accepted', 'expired'] as const
export const InvitationState = Words(INVITATION_STATES)
export type InvitationState = Static<typeof InvitationState>

/** Somebody was asked to join an organization. */
export const Invitation = Type.Object({
  id: Id,
  email: Type.String(),
  role: Role,
  organization_id: Type.String(),
  status: InvitationState,
  created_at: TimestampMs,
})
export type Invitation = Static<typeof Invitation>

export const InvitationPage = PageOf(Invitation)

/** Query of `GET invitations`. */
export const InvitationQuery = Type.Object(
  {
    organization_id: Type.Optional(Type.String()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
  },
  { additionalProperties: false },
)
export type InvitationQuery = Static<typeof InvitationQuery>
