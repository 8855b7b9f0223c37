import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { Role } from './permission.ts'

/** Roles that internal staff may take on in an organization: none that is reserved for staff. */
export const ACCESS_CONTEXT_ROLES = ['owner', 'manager', 'user', 'partner'] as const
export const AccessContextRole = Words(ACCESS_CONTEXT_ROLES)
export type AccessContextRole = Static<typeof AccessContextRole>

/** The identity as which internal staff currently act; only the permissions of this context apply. */
export const AccessContext = Type.Object({
  organization_id: Id,
  organization_name: Type.String(),
  role: Type.Union([Role, Type.Null()], {
    description: 'Role in that organization; null: the permissions held there make up no role',
  }),
  email: Type.Union([Type.String(), Type.Null()], {
    description: 'The user whose permissions these are; null: an organization and a role',
  }),
  since: TimestampMs,
})
export type AccessContext = Static<typeof AccessContext>

/**
 * `POST users/access_context/support`: either `email`, for the permissions of that user, or
 * `external_id` of an organization with a role, by default manager.
 */
export const AccessContextStart = Type.Object(
  {
    email: Type.Optional(Type.String({ format: 'email', maxLength: 320 })),
    external_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    role: Type.Optional(AccessContextRole),
  },
  { additionalProperties: false },
)

/** What a caller sends: one of the two, never both. */
export type AccessContextStart =
  | { email: string }
  | { external_id: string; role?: AccessContextRole }
