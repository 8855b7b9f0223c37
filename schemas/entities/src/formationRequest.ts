import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { AcceptanceState, ACCEPTANCE_STATES } from './invitation.ts'
import { ListOf, ListQuery } from './list.ts'
import { ORGANIZATION_NAME_MAX } from './organization.ts'

/** Longest note of a request, and longest reason of an answer, in characters. */
export const FORMATION_NOTE_MAX = 500

const Name = Type.String({ minLength: 1, maxLength: ORGANIZATION_NAME_MAX, pattern: '\\S' })
const Nullable = Type.Union([Type.String(), Type.Null()])

/** What the caller may do to a request: staff answer it, the requester withdraws it. */
const FORMATION_ACTIONS = ['accept', 'reject', 'delete'] as const
export const FormationAction = Words(FORMATION_ACTIONS)
export type FormationAction = Static<typeof FormationAction>

/** A request for a new organization. */
export const FormationRequest = Type.Object({
  id: Id,
  name: Type.String({ description: 'Of the organization that is requested' }),
  note: Type.String({ description: 'What it is for; empty: not stated' }),
  is_for_partner: Type.Boolean({
    description: 'It will be a partner of the requester’s organization',
  }),
  requester_name: Type.String(),
  requester_email: Type.String(),
  requester_organization_id: Nullable,
  requester_organization_name: Nullable,
  created_at: TimestampMs,
  acceptance_state: AcceptanceState,
  answered_at: Type.Union([TimestampMs, Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why it was rejected' }),
  organization_id: Type.Union([Type.String(), Type.Null()], {
    description: 'The organization that was created',
  }),
  actions: Type.Array(FormationAction, { description: 'What the caller may do now' }),
})
export type FormationRequest = Static<typeof FormationRequest>

export const FormationRequestPage = ListOf(FormationRequest)

const FORMATION_SORTS = ['created', 'name'] as const
export type FormationSort = (typeof FORMATION_SORTS)[number]

/** Query of `GET formation_requests`; the search looks into names and e-mail addresses. */
export const FormationRequestQuery = ListQuery({
  sort: FORMATION_SORTS,
  filters: {
    acceptance_state: Type.Optional(
      Type.Array(AcceptanceState, {
        maxItems: ACCEPTANCE_STATES.length,
        description: 'Repeated for several',
      }),
    ),
  },
})
export type FormationRequestQuery = Static<typeof FormationRequestQuery>

/** Body of `POST formation_requests`. */
export const FormationRequestCreate = Type.Object(
  {
    name: Name,
    note: Type.Optional(Type.String({ maxLength: FORMATION_NOTE_MAX, default: '' })),
    is_for_partner: Type.Optional(Type.Boolean({ default: false })),
    requester_organization_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'One of the requester’s organizations; needed for a partner of it',
      }),
    ),
  },
  { additionalProperties: false },
)
export type FormationRequestCreate = Static<typeof FormationRequestCreate>

/** Body of `PUT formation_requests/{id}/reject`. */
export const FormationRejection = Type.Object(
  {
    reason: Type.String({
      minLength: 1,
      maxLength: FORMATION_NOTE_MAX,
      pattern: '\\S',
      description: 'Shown to the requester',
    }),
  },
  { additionalProperties: false },
)
export type FormationRejection = Static<typeof FormationRejection>
