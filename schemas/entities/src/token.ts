import { Type, type Static } from 'typebox'
import { Id, RequestTimeMs, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'
import type { Permission } from './permission.ts'

/** What an API token may be used for. */
export const TOKEN_CAPABILITIES = ['publish_plugins'] as const
export const TokenCapability = Words(TOKEN_CAPABILITIES)
export type TokenCapability = Static<typeof TokenCapability>

/**
 * Permissions that a token can have: those that give machines access to calls. Never operator permissions such as
 * `admin_devices`, and none to create tokens or to decide who belongs to an organization.
 */
export const TOKEN_PERMISSIONS = [
  'read_devices',
  'manage_devices',
  'read_reports',
  'manage_reports',
  'manage_organizations',
] as const satisfies readonly Permission[]
export const TokenPermission = Words(TOKEN_PERMISSIONS)
export type TokenPermission = Static<typeof TokenPermission>

/** Maximum number of devices that one token can be limited to. */
export const TOKEN_DEVICES_MAX = 500

/** The purpose of a token, named by its owner, such as `Build server`. */
const TokenName = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })

/** An API token of an organization; its secret is shown once, when it is created. */
export const ApiToken = Type.Object({
  _id: Id,
  external_id: Type.String({
    description:
      'The name by which others know the token, masked except for its last four characters',
  }),
  name: TokenName,
  organization_id: Type.String(),
  ownerName: Type.String(),
  user_id: Id,
  capabilities: Type.Array(TokenCapability),
  permissions: Type.Array(TokenPermission, {
    description: 'As they were granted: of these, the token has those that its owner still holds',
  }),
  device_scope: Type.Union([Type.Array(Id), Type.Null()], {
    description: 'Ids of the devices that the token is limited to; null: all of its organization',
  }),
  requests_number: Type.Integer({ minimum: 0 }),
  last_used_at: Type.Union([TimestampMs, Type.Null()]),
  created_at: TimestampMs,
  expires_at: Type.Union([TimestampMs, Type.Null()], { description: 'null: never' }),
})
export type ApiToken = Static<typeof ApiToken>

/** Orders of a list of tokens; `requests` is by number of requests, and in `expires` those without an end come last. */
const TOKEN_SORTS = ['name', 'created', 'last_used', 'expires', 'requests'] as const
export type TokenSort = (typeof TOKEN_SORTS)[number]

/** Query of `GET tokens`: searched by their names and those of their owners, the newest first. */
export const ApiTokenQuery = ListQuery({
  sort: TOKEN_SORTS,
  filters: { organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) },
})
export type ApiTokenQuery = Static<typeof ApiTokenQuery>

export const ApiTokenList = ListOf(ApiToken)
export type ApiTokenList = Static<typeof ApiTokenList>

/** Answer of `GET tokens/{id}`. */
export const ApiTokenDetails = Type.Object({
  ...ApiToken.properties,
  external_id_revealed: Type.String(),
  devices: Type.Union(
    [Type.Array(Type.Object({ node_id: Id, name: Type.String() })), Type.Null()],
    { description: 'Devices of its scope that its organization has now; null: without a scope' },
  ),
})
export type ApiTokenDetails = Static<typeof ApiTokenDetails>

/**
 * Body of `POST tokens`: at least one permission or capability. The end must always be given: a token without one is a
 * choice, not an oversight.
 */
export const ApiTokenCreate = Type.Object(
  {
    organization_id: Type.String(),
    name: TokenName,
    expires_at: Type.Union([RequestTimeMs, Type.Null()], { description: 'null: never' }),
    capabilities: Type.Optional(Type.Array(TokenCapability, { uniqueItems: true })),
    permissions: Type.Optional(Type.Array(TokenPermission, { uniqueItems: true })),
    device_scope: Type.Optional(
      Type.Union([
        Type.Array(Id, { minItems: 1, maxItems: TOKEN_DEVICES_MAX, uniqueItems: true }),
        Type.Null(),
      ]),
    ),
  },
  { additionalProperties: false },
)
export type ApiTokenCreate = Static<typeof ApiTokenCreate>

/** Answer of `POST tokens`: the only one that contains the secret. */
export const ApiTokenCreated = Type.Object({ ...ApiToken.properties, token: Type.String() })
export type ApiTokenCreated = Static<typeof ApiTokenCreated>
