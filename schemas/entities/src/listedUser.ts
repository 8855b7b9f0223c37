import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'
import { Role, ROLES } from './permission.ts'
import { UserRole } from './userRole.ts'

/** What the caller may do to the account of a user. */
const USER_ACTIONS = ['deactivate', 'activate'] as const
const UserAction = Words(USER_ACTIONS)
type UserAction = Static<typeof UserAction>

/** A user as seen by those who share an organization with them. */
export const ListedUser = Type.Object({
  id: Id,
  external_id: Type.String(),
  email: Type.String(),
  name: Type.String({ description: 'Full name, or the e-mail address where there is none' }),
  initials: Type.String(),
  picture: Type.Union([Type.String(), Type.Null()]),
  created_at: TimestampMs,
  last_login: Type.Union([TimestampMs, Type.Null()], {
    description: 'null: never, as far as is known',
  }),
  active: Type.Boolean({ description: 'false: the account was deactivated and cannot sign in' }),
  roles: Type.Array(UserRole, {
    description: 'In organizations whose users the caller reads; of the caller: in all',
  }),
  actions: Type.Array(UserAction, { description: 'What the caller may do with the account now' }),
})
export type ListedUser = Static<typeof ListedUser>

export const ListedUserPage = ListOf(ListedUser)

/** Orders of a list of users; roles from the most powerful to the least. */
const USER_SORTS = ['name', 'email', 'created', 'last_login', 'role'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Query of `GET users`; the search looks into names and e-mail addresses. */
export const UserQuery = ListQuery({
  sort: USER_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String()),
    role: Type.Optional(
      Type.Array(Role, { maxItems: ROLES.length, description: 'Repeated for several' }),
    ),
    active: Type.Optional(
      Type.Boolean({ description: 'Only accounts that can sign in, or only deactivated ones' }),
    ),
    external_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'The user of an identity subject; the caller is found by theirs in any case',
      }),
    ),
  },
})
export type UserQuery = Static<typeof UserQuery>
