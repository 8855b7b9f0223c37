import { Type, type Static } from 'typebox'
import { Id, Words } from './common.ts'
import { GivenRole, Role } from './permission.ts'

/** What the caller may do to the role of a user. */
export const USER_ROLE_ACTIONS = ['remove'] as const
export const UserRoleAction = Words(USER_ROLE_ACTIONS)
export type UserRoleAction = Static<typeof UserRoleAction>

/** The role of a user in one organization. */
export const UserRole = Type.Object({
  organization_id: Type.String(),
  organization_name: Type.String(),
  role: Type.Union([Role, Type.Null()], {
    description: 'null: the permissions held there make up no role',
  }),
  may_become: Type.Array(GivenRole, { description: 'Roles to which the caller may change it now' }),
  actions: Type.Array(UserRoleAction, { description: 'What else the caller may do with it now' }),
})
export type UserRole = Static<typeof UserRole>

/** `POST users/{id}/roles`: the role replaces the one held there. */
export const UserRoleGive = Type.Object(
  { organization_id: Id, role: GivenRole },
  { additionalProperties: false },
)
export type UserRoleGive = Static<typeof UserRoleGive>

/** Roles that can be taken from a user. */
export const TAKEN_ROLES = ['owner', 'manager', 'user', 'partner'] as const

/** Path of `DELETE users/{id}/permissions/{permission}`: which role is taken. */
export const UserRoleTakeParams = Type.Object(
  { id: Id, permission: Words(TAKEN_ROLES) },
  { additionalProperties: false },
)

/** Its query: the organization. */
export const UserRoleTakeQuery = Type.Object(
  { organization_id: Id },
  { additionalProperties: false },
)
