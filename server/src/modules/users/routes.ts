import { AccessContextStart, Id, PageOf, User, UserUpdate } from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { pageOf } from '../paging/page.ts'
import { endAccessContext, startAccessContext } from './accessContext.ts'
import { changeOwnSettings, currentUser, usersOfSubject } from './service.ts'

const tags = ['users']

/** `GET users/me`, `GET users`, `PUT users/{id}`, and the access context of staff */
export function userRoutes(api: Api, context: ServerContext): void {
  api.get(
    '/users/me',
    { schema: { tags, summary: 'Whoever the token belongs to', response: { 200: User } } },
    ({ caller }) => currentUser(context, caller),
  )

  api.get(
    '/users',
    {
      schema: {
        tags,
        summary: 'The user of an identity subject, where that is the caller',
        querystring: Type.Object(
          { external_id: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })) },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(User) },
      },
    },
    async ({ caller, query }) => {
      const rows = await usersOfSubject(context, caller, query.external_id)
      return pageOf({ page: 1, size: 1 }, { rows, total: rows.length })
    },
  )

  api.put(
    '/users/:id',
    {
      schema: {
        tags,
        summary: 'Change the caller’s own locale, names, time zone or temperature unit',
        params: Type.Object({ id: Id }, { additionalProperties: false }),
        body: UserUpdate,
        response: { 200: User },
      },
    },
    ({ caller, params, body }) => changeOwnSettings(context, caller, params.id, body),
  )

  const contextPath = '/users/access_context/support'
  api.post(
    contextPath,
    {
      schema: {
        tags,
        summary: 'For staff: act as a user, or as an organization and a role',
        body: AccessContextStart,
        response: { 200: User },
      },
    },
    ({ caller, body, id }) => startAccessContext(context, caller, body, id),
  )

  api.delete(
    contextPath,
    { schema: { tags, summary: 'Back to the caller’s own account', response: { 200: User } } },
    ({ caller, id }) => endAccessContext(context, caller, id),
  )
}
