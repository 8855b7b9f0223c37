import { ApiTokenCreate, ApiTokenCreated, ApiTokenList, Id } from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { findTokens } from './queries.ts'
import { createToken, removeToken } from './service.ts'

const TokenQuery = Type.Object(
  { organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) },
  { additionalProperties: false },
)

/** `GET tokens`, `POST tokens`, `DELETE tokens/{id}` */
export function tokenRoutes(api: Api, context: ServerContext): void {
  api.get(
    '/tokens',
    {
      schema: {
        tags: ['tokens'],
        summary: 'API tokens of organizations whose tokens the caller manages, the newest first',
        querystring: TokenQuery,
        response: { 200: ApiTokenList },
      },
    },
    async ({ caller, query }) => ({
      data: await findTokens(context.store.db, caller, query.organization_id),
    }),
  )

  api.post(
    '/tokens',
    {
      schema: {
        tags: ['tokens'],
        summary: 'Make an API token of the caller; the answer is the only one that has its secret',
        body: ApiTokenCreate,
        response: { 201: ApiTokenCreated },
      },
    },
    async ({ caller, body }, reply) => {
      const created = await createToken(context, caller, body)
      return reply.code(201).header('cache-control', 'no-store').send(created)
    },
  )

  api.delete(
    '/tokens/:id',
    {
      schema: {
        tags: ['tokens'],
        summary: 'Delete an API token: it opens nothing from now on',
        params: Type.Object({ id: Id }, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      request.auditOrganization = await removeToken(context, request.caller, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
