import { randomBytes } from 'node:crypto'
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose'
import type { ServerContext } from '../../../context.ts'
import { SIGNING_ALGORITHM } from './constants.ts'

/** Secrets of the embedded provider, shared by all processes on one store. */
export interface IdentityKeys {
  /** Private, with `kid`. */
  signingKey: JWK
  /** Finds the public key for a token. */
  keySet: JWTVerifyGetKey
  /** For cookies: the first one signs, all are accepted. */
  cookieKeys: string[]
}

interface StoredKeys {
  signingKey: JWK
  cookieKeys: string[]
}

const settingsKey = 'identity_keys'
const newLoading = (): { keys?: Promise<IdentityKeys> } => ({})

/** The provider's keys: created when a store is first used, then read. */
export function identityKeys(context: ServerContext): Promise<IdentityKeys> {
  const loading = context.memory.of(newLoading)
  if (loading.keys !== undefined) return loading.keys
  const keys = readOrMakeKeys(context)
  loading.keys = keys
  keys.catch(() => delete loading.keys)
  return keys
}

async function readOrMakeKeys(context: ServerContext): Promise<IdentityKeys> {
  const stored = (await readKeys(context)) ?? (await makeKeys(context))
  const { signingKey, cookieKeys } = stored
  const { kty, crv, x, y, kid, alg, use } = signingKey
  const keySet = createLocalJWKSet({ keys: [{ kty, crv, x, y, kid, alg, use }] })
  return { signingKey, cookieKeys, keySet }
}

async function makeKeys(context: ServerContext): Promise<StoredKeys> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const made: StoredKeys = {
    signingKey: {
      ...jwk,
      kid: await calculateJwkThumbprint(jwk),
      alg: SIGNING_ALGORITHM,
      use: 'sig',
    },
    cookieKeys: [randomBytes(32).toString('base64url')],
  }
  // If two processes start at once, the slower one adopts the keys of the faster one.
  await context.store.db
    .insertInto('settings')
    .values({ key: settingsKey, value: JSON.stringify(made) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await readKeys(context)) ?? made
}

async function readKeys(context: ServerContext): Promise<StoredKeys | undefined> {
  const row = await context.store.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', settingsKey)
    .executeTakeFirst()
  return row?.value as StoredKeys | undefined
}
