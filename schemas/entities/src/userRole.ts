import { Type, type Static } from 'typebox'
import { Id, Words } from './common.ts'
import { GivenRole, Role } from './permission.ts'

/** What the caller may do to the role of a user. */
const USER_ROLE_ACTIONS = ['remove'] as const
const UserRoleAction = Words(USER_ROLE_ACTIONS)
type UserRoleAction = Static<typeof UserRoleAction>

/** Keys that stop with a role, because they work only as long as their maker may make keys. */
export const RoleKeys = Type.Object(
  {
    ingest_keys: Type.Integer({ minimum: 0, description: 'Ingest keys of the organization' }),
    devices: Type.Integer({
      minimum: 0,
      description: 'Devices with a key or a certificate of their own',
    }),
  },
  {
    description:
      'What the user made there and works now: it stops with the right to make keys. Only for those who may change the role or the account, and only if there is any',
  },
)
export type RoleKeys = Static<typeof RoleKeys>

/** The role of a user in one organization. */
export const UserRole = Type.Object({
  organization_id: Type.String(),
  organization_name: Type.String(),
  role: Type.Union([Role, Type.Null()], {
    description: 'null: the permissions held there make up no role',
  }),
  may_become: Type.Array(GivenRole, { description: 'Roles to which the caller may change it now' }),
  actions: Type.Array(UserRoleAction, { description: 'What else the caller may do with it now' }),
  keys: Type.Optional(RoleKeys),
})
export type UserRole = Static<typeof UserRole>

/** `POST users/{id}/roles`: the role replaces the one held there. */
export const UserRoleGive = Type.Object(
  { organization_id: Id, role: GivenRole },
  { additionalProperties: false },
)
export type UserRoleGive = Static<typeof UserRoleGive>

/** Roles that can be taken from a user. */
const TAKEN_ROLES = ['owner', 'manager', 'user', 'partner'] as const

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
