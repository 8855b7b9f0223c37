import { randomUUID } from 'node:crypto'
import type { TokenCapability, TokenPermission } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { hashApiToken, makeApiToken } from '../../access/identity/apiTokens/secret.ts'
import { TEST_NOW_MS } from '../testServer.ts'

export interface SeededToken {
  id?: string
  /** Default: the owner of the organization. */
  owner?: string
  permissions?: readonly TokenPermission[]
  /** Default: that to publish plugins where it has no permissions. */
  capabilities?: readonly TokenCapability[]
  /** Default: all devices. */
  deviceIds?: readonly string[]
  expiresAt?: number
  /** Default: a new one. */
  secret?: string
}

/** Inserts an API token directly into the store. Returns its secret. */
export async function seedSecretToken(
  { store }: Pick<ServerContext, 'store'>,
  organization: 'city' | 'harbour',
  options: SeededToken = {},
): Promise<string> {
  const { permissions = [], deviceIds, secret = makeApiToken() } = options
  const { capabilities = permissions.length === 0 ? ['publish_plugins'] : [] } = options
  const id = options.id ?? randomUUID()
  await store.db
    .insertInto('api_tokens')
    .values({
      id,
      external_id: `tok_of_${id}`,
      organization_id: organization,
      name: 'Build server',
      user_id: options.owner ?? (organization === 'city' ? 'owner' : 'harbourmaster'),
      secret_hash: hashApiToken(secret),
      capabilities: JSON.stringify(capabilities),
      permissions: JSON.stringify(permissions),
      device_scope: deviceIds === undefined ? null : JSON.stringify(deviceIds),
      created_at: TEST_NOW_MS,
      expires_at: options.expiresAt ?? null,
    })
    .execute()
  return secret
}

/** As {@link seedSecretToken}. Returns its id. */
export async function seedToken(
  context: Pick<ServerContext, 'store'>,
  organization: 'city' | 'harbour',
): Promise<string> {
  const id = randomUUID()
  await seedSecretToken(context, organization, { id })
  return id
}
