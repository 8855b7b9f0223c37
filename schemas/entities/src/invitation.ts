import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'
import { GivenRole, Role } from './permission.ts'

/** The state of an invitation; `filed` has not been answered. */
export const ACCEPTANCE_STATES = ['filed', 'accepted', 'rejected'] as const
export const AcceptanceState = Words(ACCEPTANCE_STATES)
export type AcceptanceState = Static<typeof AcceptanceState>

/** What the caller may do to an invitation. */
const INVITATION_ACTIONS = ['resend', 'delete'] as const
export const InvitationAction = Words(INVITATION_ACTIONS)
export type InvitationAction = Static<typeof InvitationAction>

/** An invitation to join an organization. */
export const Invitation = Type.Object({
  id: Id,
  email: Type.String(),
  role: Role,
  organization_id: Type.String(),
  organization_name: Type.String(),
  created_at: TimestampMs,
  expires_at: TimestampMs,
  acceptance_state: AcceptanceState,
  is_expired: Type.Boolean({
    description: 'Nobody answered it in time: it can no longer be accepted. Only a filed one is',
  }),
  actions: Type.Array(InvitationAction, { description: 'What the caller may do now' }),
})
export type Invitation = Static<typeof Invitation>

export const InvitationPage = ListOf(Invitation)

/** For how long the link of an invitation works, days. */
export const INVITATION_DAYS = 7

/** One address, without a name: what comes of it is written by the mail server. */
export const EMAIL_PATTERN =
  '^[^\\s@<>,;:"()\\[\\]]+@[^\\s@<>,;:"()\\[\\]]+\\.[^\\s@<>,;:"()\\[\\]]+$'
const Email = Type.String({ maxLength: 254, pattern: EMAIL_PATTERN })

/** `POST invitations`. */
export const InvitationCreate = Type.Object(
  { organization_id: Id, email: Email, role: GivenRole },
  { additionalProperties: false },
)
export type InvitationCreate = Static<typeof InvitationCreate>

/** An invitation that was just sent. */
export const InvitationSent = Type.Object({
  ...Invitation.properties,
  link: Type.Union([Type.String(), Type.Null()], {
    description:
      'To be handed over if the server sends no mail; no other answer has it. null: it was mailed',
  }),
})
export type InvitationSent = Static<typeof InvitationSent>

/** A pending invitation of the caller. */
export const OwnInvitation = Type.Object({
  id: Id,
  role: Role,
  organization_name: Type.String(),
  invited_by: Type.Union([Type.String(), Type.Null()], {
    description: 'Who invites; null: they are gone',
  }),
  created_at: TimestampMs,
  expires_at: TimestampMs,
})
export type OwnInvitation = Static<typeof OwnInvitation>

/** Maximum number of one address's invitations in an answer. */
export const OWN_INVITATIONS_MAX = 50
export const OwnInvitations = Type.Object({ data: Type.Array(OwnInvitation) })
export type OwnInvitations = Static<typeof OwnInvitations>

/** Orders of a list of invitations; roles in alphabetical order. */
const INVITATION_SORTS = ['created', 'email', 'role'] as const
export type InvitationSort = (typeof INVITATION_SORTS)[number]

/** Query of `GET invitations`; the search looks into the e-mail address. */
export const InvitationQuery = ListQuery({
  sort: INVITATION_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String()),
    acceptance_state: Type.Optional(
      Type.Array(AcceptanceState, {
        maxItems: ACCEPTANCE_STATES.length,
        description: 'Repeated for several',
      }),
    ),
    is_expired: Type.Optional(
      Type.Boolean({ description: 'Only those that are expired, or only those that are not' }),
    ),
  },
})
export type InvitationQuery = Static<typeof InvitationQuery>
