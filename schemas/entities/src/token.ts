import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'

/** What an API token may be used for. */
export const TOKEN_CAPABILITIES = ['publish_plugins'] as const
export const TokenCapability = Words(TOKEN_CAPABILITIES)
export type TokenCapability = Static<typeof TokenCapability>

/** An API token of an organization; its secret is told once, when it is made. */
export const ApiToken = Type.Object({
  _id: Id,
  organization_id: Type.String(),
  ownerName: Type.String(),
  user_id: Id,
  capabilities: Type.Array(TokenCapability),
  requests_number: Type.Integer({ minimum: 0 }),
  last_used_at: Type.Union([TimestampMs, Type.Null()]),
  created_at: TimestampMs,
})
export type ApiToken = Static<typeof ApiToken>
export const ApiTokenList = Type.Object({ data: Type.Array(ApiToken) })
export type ApiTokenList = Static<typeof ApiTokenList>

/** Body of `POST tokens`. */
export const ApiTokenCreate = Type.Object(
  {
    organization_id: Type.String(),
    capabilities: Type.Array(TokenCapability, { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
)
export type ApiTokenCreate = Static<typeof ApiTokenCreate>

/** Answer of `POST tokens`: the only one with the secret. */
export const ApiTokenCreated = Type.Object({ ...ApiToken.properties, token: Type.String() })
export type ApiTokenCreated = Static<typeof ApiTokenCreated>
