import type { ApiTokenCreate, ApiTokenCreated, ApiTokenList } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'
import { path } from '../url.ts'

/** Tokens by which machines use the API. */
export interface TokenCalls {
  list(query?: { organization_id?: string }, options?: CallOptions): Promise<ApiTokenList>
  /** The answer is the only one that has the secret. */
  create(body: ApiTokenCreate): Promise<ApiTokenCreated>
  remove(id: string): Promise<void>
}

export const tokenCalls = (send: Send): TokenCalls => ({
  list: (query = {}, options) => send({ method: 'GET', path: 'tokens', query, ...options }),
  create: (body) => send({ method: 'POST', path: 'tokens', body }),
  remove: (id) => send({ method: 'DELETE', path: path`tokens/${id}` }),
})
