import { randomBytes } from 'node:crypto'
import type { ServerContext } from '../../../context.ts'

const SETTINGS_KEY = 'alert_link_key'
const KEY_BYTES = 32

type WithKey = Pick<ServerContext, 'store' | 'memory'>

const newHolder = (): { key?: Buffer } => ({})

/**
 * Loads the key that signs links of mails; it is created at the first start and shared by every process on
 * one store. Must be awaited before links are signed: the transactions that sign them cannot wait for it.
 */
export async function loadLinkKey(context: WithKey): Promise<void> {
  const made = { key: randomBytes(KEY_BYTES).toString('base64url') }
  const { db } = context.store
  // If two processes start at once, the slower one uses the key of the faster one.
  await db
    .insertInto('settings')
    .values({ key: SETTINGS_KEY, value: JSON.stringify(made) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SETTINGS_KEY)
    .executeTakeFirstOrThrow()
  context.memory.of(newHolder).key = Buffer.from((value as typeof made).key, 'base64url')
}

/** @throws Error before {@link loadLinkKey} */
export function linkKey({ memory }: Pick<ServerContext, 'memory'>): Buffer {
  const { key } = memory.of(newHolder)
  if (key === undefined) throw new Error('The key of alert links was not loaded')
  return key
}
