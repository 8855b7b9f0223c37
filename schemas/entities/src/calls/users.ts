import { AccessContextStart } from '../accessContext.ts'
import { ListedUser, ListedUserPage, UserQuery } from '../listedUser.ts'
import { MemberQuery, Members } from '../member.ts'
import { PasswordChange } from '../passwordChange.ts'
import { User, UserUpdate } from '../user.ts'
import { UserRoleGive, UserRoleTakeParams, UserRoleTakeQuery } from '../userRole.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const getMe = defineCall({
  method: 'GET',
  path: '/users/me',
  entity: 'users',
  summary: 'The user that the token belongs to',
  answer: User,
  access: 'caller',
})

export const listUsers = defineCall({
  method: 'GET',
  path: '/users',
  entity: 'users',
  summary: 'Members of the organizations whose users the caller reads, with their roles there',
  query: UserQuery,
  answer: ListedUserPage,
  access: { list: 'users', permission: 'read_users' },
})

export const listMembers = defineCall({
  method: 'GET',
  path: '/users/members',
  entity: 'users',
  summary: 'Members of an organization by name, to choose who is notified of an alert',
  query: MemberQuery,
  answer: Members,
  access: { in: 'query', permission: 'manage_devices' },
})

export const getUser = defineCall({
  method: 'GET',
  path: '/users/:id',
  entity: 'users',
  summary: 'A member of an organization of the caller, with their roles there',
  params: ById,
  answer: ListedUser,
  access: { row: 'users', read: 'read_users' },
})

export const giveRole = defineCall({
  method: 'POST',
  path: '/users/:id/roles',
  entity: 'users',
  summary: 'Give a role in an organization; it replaces another one there',
  params: ById,
  body: UserRoleGive,
  answer: ListedUser,
  access: { in: 'body', permission: 'manage_users' },
  audit: 'user.role-given',
  changes: ['users', 'organizations'],
})

export const takeRole = defineCall({
  method: 'DELETE',
  path: '/users/:id/permissions/:permission',
  entity: 'users',
  summary: 'Take a role in an organization; without their last one they belong to none',
  params: UserRoleTakeParams,
  query: UserRoleTakeQuery,
  answer: Nothing,
  access: { in: 'query', permission: 'read_users' },
  audit: 'user.role-taken',
  changes: ['users', 'organizations'],
})

export const deactivateUser = defineCall({
  method: 'POST',
  path: '/users/:id/deactivate',
  entity: 'users',
  summary: 'End every session of a user, who cannot sign in until the account is activated',
  params: ById,
  answer: ListedUser,
  access: { row: 'users', read: 'read_users' },
  audit: 'user.deactivated',
  changes: ['users'],
})

export const activateUser = defineCall({
  method: 'POST',
  path: '/users/:id/activate',
  entity: 'users',
  summary: 'Let a user whose account was deactivated sign in again',
  params: ById,
  answer: ListedUser,
  access: { row: 'users', read: 'read_users' },
  audit: 'user.activated',
  changes: ['users'],
})

export const askForPasswordReset = defineCall({
  method: 'POST',
  path: '/users/:id/password_reset',
  entity: 'users',
  summary: 'Mail the caller a link to choose a new password',
  params: ById,
  answer: Nothing,
  access: 'caller',
  limit: { perMinute: 10, by: 'caller' },
  audit: { none: 'it changes nothing: the password is changed by the link' },
  changes: [],
})

export const changePassword = defineCall({
  method: 'PUT',
  path: '/users/me/password',
  entity: 'users',
  summary: 'Change the caller’s own password, which ends their other sessions',
  body: PasswordChange,
  answer: Nothing,
  access: 'caller',
  limit: { perMinute: 20, by: 'caller' },
  audit: 'user.password-changed',
  changes: ['users'],
})

export const updateUser = defineCall({
  method: 'PUT',
  path: '/users/:id',
  entity: 'users',
  summary: 'Change the caller’s own locale, names, picture, time zone or temperature unit',
  params: ById,
  body: UserUpdate,
  answer: User,
  access: 'caller',
  audit: { whileActing: 'user.changed' },
  changes: ['users'],
})

const contextPath = '/users/access_context/support'

export const startAccessContext = defineCall({
  method: 'POST',
  path: contextPath,
  entity: 'users',
  summary: 'For staff: act as a user, or as an organization and a role',
  body: AccessContextStart,
  answer: User,
  access: 'staff',
  whileActing: 'about_acting',
  audit: 'access-context.start',
  changes: [],
})

export const endAccessContext = defineCall({
  method: 'DELETE',
  path: contextPath,
  entity: 'users',
  summary: 'Back to the caller’s own account',
  answer: User,
  access: 'caller',
  audit: 'access-context.end',
  changes: [],
})
