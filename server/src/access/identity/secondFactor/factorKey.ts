import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { ServerContext } from '../../../context.ts'

const SETTINGS_KEY = 'factor_key'
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const VERSION = 'v1'

type WithStore = Pick<ServerContext, 'store' | 'memory'>

const newLoading = (): { key?: Promise<Buffer> } => ({})

/**
 * The key that second factors are encrypted with: created when a store is first used, then read and cached.
 * Call this before a transaction that encrypts or decrypts, because it reads the store outside of the transaction.
 */
export function factorKey(context: WithStore): Promise<Buffer> {
  const loading = context.memory.of(newLoading)
  if (loading.key !== undefined) return loading.key
  const key = readOrMakeKey(context)
  loading.key = key
  key.catch(() => delete loading.key)
  return key
}

async function readOrMakeKey({ store }: WithStore): Promise<Buffer> {
  const made = { key: randomBytes(KEY_BYTES).toString('base64url') }
  // If two processes need it at once, the slower one adopts the key of the faster one.
  await store.db
    .insertInto('settings')
    .values({ key: SETTINGS_KEY, value: JSON.stringify(made) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await store.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SETTINGS_KEY)
    .executeTakeFirstOrThrow()
  return Buffer.from((row.value as typeof made).key, 'base64url')
}

/** @param userId the owner of the secret; the ciphertext is bound to this user */
export async function encryptFactor(
  context: WithStore,
  userId: string,
  secret: string,
): Promise<string> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, await factorKey(context), iv).setAAD(Buffer.from(userId))
  const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  const parts = [iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))
  return [VERSION, ...parts].join('$')
}

/** @throws Error if the text was not encrypted with this key for this user */
export async function decryptFactor(
  context: WithStore,
  userId: string,
  encrypted: string,
): Promise<string> {
  const [version, ...parts] = encrypted.split('$')
  const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version !== VERSION || iv === undefined || tag === undefined || data === undefined) {
    throw new Error(`A second factor cannot be read: expected ${VERSION}$iv$tag$data`)
  }
  const decipher = createDecipheriv(CIPHER, await factorKey(context), iv)
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
}
