import { Type } from 'typebox'
import { AccessContextStart } from '../accessContext.ts'
import { PageOf } from '../common.ts'
import { MemberQuery, Members } from '../member.ts'
import { User, UserUpdate } from '../user.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

export const getMe = defineCall({
  method: 'GET',
  path: '/users/me',
  entity: 'users',
  summary: 'Whoever the token belongs to',
  answer: User,
  access: 'caller',
})

export const listUsers = defineCall({
  method: 'GET',
  path: '/users',
  entity: 'users',
  summary: 'The user of an identity subject, where that is the caller',
  query: Type.Object(
    { external_id: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })) },
    { additionalProperties: false },
  ),
  answer: PageOf(User),
  access: 'caller',
})

export const listMembers = defineCall({
  method: 'GET',
  path: '/users/members',
  entity: 'users',
  summary: 'Members of an organization by name, to choose who hears of an alert',
  query: MemberQuery,
  answer: Members,
  access: { in: 'query', permission: 'manage_devices' },
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
