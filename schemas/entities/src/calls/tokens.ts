import {
  ApiTokenCreate,
  ApiTokenCreated,
  ApiTokenDetails,
  ApiTokenList,
  ApiTokenQuery,
} from '../token.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listTokens = defineCall({
  method: 'GET',
  path: '/tokens',
  entity: 'tokens',
  summary: 'API tokens of organizations whose tokens the caller manages, the newest first',
  query: ApiTokenQuery,
  answer: ApiTokenList,
  access: { list: 'tokens', permission: 'manage_tokens' },
})

export const getToken = defineCall({
  method: 'GET',
  path: '/tokens/:id',
  entity: 'tokens',
  summary:
    'An API token with its external id and the devices that it is limited to; never its secret',
  params: ById,
  answer: ApiTokenDetails,
  access: { row: 'tokens', read: 'manage_tokens' },
})

export const createToken = defineCall({
  method: 'POST',
  path: '/tokens',
  entity: 'tokens',
  summary: 'Create an API token of the caller; only this answer has its secret',
  body: ApiTokenCreate,
  answer: ApiTokenCreated,
  status: 201,
  isSecret: true,
  access: { in: 'body', permission: 'manage_tokens' },
  audit: 'token.created',
  changes: ['tokens'],
})

export const deleteToken = defineCall({
  method: 'DELETE',
  path: '/tokens/:id',
  entity: 'tokens',
  summary: 'Delete an API token: it stops working',
  params: ById,
  answer: Nothing,
  access: { row: 'tokens', change: 'manage_organizations' },
  audit: 'token.deleted',
  changes: ['tokens'],
})
