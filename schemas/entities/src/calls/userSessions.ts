import { EndSessionsQuery, UserSessions } from '../userSession.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listMySessions = defineCall({
  method: 'GET',
  path: '/users/me/sessions',
  entity: 'users',
  summary: 'Where the caller is signed in; none where another identity provider keeps the sessions',
  answer: UserSessions,
  access: 'caller',
})

export const endMySession = defineCall({
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  entity: 'users',
  summary: 'Sign the caller out of one session',
  params: ById,
  answer: Nothing,
  access: 'caller',
  audit: 'session.ended',
  changes: ['users'],
})

export const endMySessions = defineCall({
  method: 'DELETE',
  path: '/users/me/sessions',
  entity: 'users',
  summary: 'Sign the caller out of all sessions, or of all but the one of this call',
  query: EndSessionsQuery,
  answer: Nothing,
  access: 'caller',
  audit: 'session.ended',
  changes: ['users'],
})
