import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** What an API token may be used for. */
export const TOKEN_CAPABILITIES = ['publish_plugins'] as const
export const TokenCapability = Words(TOKEN_CAPABILITIES)
export type TokenCapability = Static<typeof TokenCapability>

/** What a token is for, as its owner calls it, such as `Build server`. */
const TokenName = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })

/** When a token ends, ms UTC; null: never. */
const TokenEnd = Type.Union([TimestampMs, Type.Null()])

/** An API token of an organization; its secret is shown once, when it is created. */
export const ApiToken = Type.Object({
  _id: Id,
  name: TokenName,
  organization_id: Type.String(),
  ownerName: Type.String(),
  user_id: Id,
  capabilities: Type.Array(TokenCapability),
  requests_number: Type.Integer({ minimum: 0 }),
  last_used_at: Type.Union([TimestampMs, Type.Null()]),
  created_at: TimestampMs,
  expires_at: TokenEnd,
})
export type ApiToken = Static<typeof ApiToken>

/** Orders of a list of tokens; `requests` is by their number, and in `expires` those without an end are last. */
export const TOKEN_SORTS = ['name', 'created', 'last_used', 'expires', 'requests'] as const
export type TokenSort = (typeof TOKEN_SORTS)[number]

/** Query of `GET tokens`: searched by their names and those of their owners, the newest first. */
export const ApiTokenQuery = ListQuery({
  sort: TOKEN_SORTS,
  filters: { organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) },
})
export type ApiTokenQuery = Static<typeof ApiTokenQuery>

export const ApiTokenList = ListOf(ApiToken)
export type ApiTokenList = Static<typeof ApiTokenList>

/** Body of `POST tokens`. Its end is always said: a token without one is a choice, not an oversight. */
export const ApiTokenCreate = Type.Object(
  {
    organization_id: Type.String(),
    name: TokenName,
    expires_at: TokenEnd,
    capabilities: Type.Array(TokenCapability, { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
)
export type ApiTokenCreate = Static<typeof ApiTokenCreate>

/** Answer of `POST tokens`: the only one with the secret. */
export const ApiTokenCreated = Type.Object({ ...ApiToken.properties, token: Type.String() })
export type ApiTokenCreated = Static<typeof ApiTokenCreated>
