import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { sql } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { senderAddress } from '../../../storage/limits/senderAddress.ts'

/** How many failures are tolerated, and how fast they are forgotten. */
export interface AttemptRule {
  /** Attempts allowed without a wait. */
  free: number
  /** One failure is forgotten per this interval. */
  forgetsOneMs: number
}

/** For all attempts of one address, on any account; there may be a whole office behind it. */
export const BY_ADDRESS: AttemptRule = { free: 30, forgetsOneMs: MINUTE_MS }
/**
 * For attempts of one address on one account. Attempts are never counted by account only: its owner comes from
 * another address, and nobody may lock them out.
 */
export const BY_ADDRESS_AND_EMAIL: AttemptRule = { free: 8, forgetsOneMs: 10 * MINUTE_MS }

/**
 * For codes tried after the correct password of an account, from any address: an attacker who knows the password
 * could use many addresses, and there are only a million codes.
 */
export const BY_ACCOUNT: AttemptRule = { free: 10, forgetsOneMs: 5 * MINUTE_MS }

/** The first wait; each further failure doubles it. */
export const FIRST_WAIT_MS = 30 * SECOND_MS
const LONGEST_WAIT_MS = 15 * MINUTE_MS
/** Failures older than this are forgotten under every rule. */
const FORGOTTEN_AFTER_MS = 24 * 60 * MINUTE_MS
/** Further doubling would only make the numbers larger. */
const DOUBLINGS_MAX = 10

type WithStore = Pick<ServerContext, 'store' | 'clock'>

/** An attempt to sign in. */
export interface Attempt {
  /** Address of the sender; behind trusted proxies, the one that they report. */
  ip: string
  email: string
}

/** An attempt to present a second factor. */
export interface FactorAttempt {
  ip: string
  /** The user whose password was correct. */
  userId: string
}

class MustWait extends Error {}

interface Counted {
  key: string
  rule: AttemptRule
}

function countedBy(attempt: Attempt | FactorAttempt): readonly [Counted, Counted] {
  const address = senderAddress(attempt.ip)
  const whole = { key: `address ${address}`, rule: BY_ADDRESS }
  return 'email' in attempt
    ? [whole, { key: `pair ${address} ${attempt.email.toLowerCase()}`, rule: BY_ADDRESS_AND_EMAIL }]
    : [whole, { key: `second ${attempt.userId}`, rule: BY_ACCOUNT }]
}

/**
 * Counts an attempt as failed, before its password or its code is checked.
 *
 * @returns 0 if it may proceed, otherwise the ms to wait
 */
export function countAttempt(
  context: WithStore,
  attempt: Attempt | FactorAttempt,
): Promise<number> {
  return countAttempts(context, countedBy(attempt))
}

/**
 * Counts one attempt under several keys. Concurrent attempts are serialized across processes. An attempt that
 * must wait under any of the keys is not counted.
 *
 * @param counted the keys, always in the same order to avoid deadlocks
 * @returns 0 if it may proceed, otherwise the ms to wait
 */
export async function countAttempts(
  context: WithStore,
  counted: readonly { key: string; rule: AttemptRule }[],
): Promise<number> {
  const now = context.clock()
  const keys = counted.map(({ key }) => key)
  const free = counted.map(({ rule }) => rule.free)
  const forgets = counted.map(({ rule }) => rule.forgetsOneMs)
  const wait = (failures: ReturnType<typeof sql>) => sql`case
    when ${failures} < rule.free then 0
    else least(${LONGEST_WAIT_MS}::int8,
      ${FIRST_WAIT_MS}::int8 * (2 ^ least(${failures} - rule.free, ${DOUBLINGS_MAX}))::int8) end`
  const failuresNow = sql`(greatest(0, known.failures - (${now}::int8 - known.last_at) / rule.forgets) + 1)`
  try {
    await context.store.db.transaction().execute(async (tx) => {
      const rules = sql`unnest(${keys}::text[], ${free}::int4[], ${forgets}::int8[]) as rule (key, free, forgets)`
      await sql`insert into sign_in_attempts (key, failures, last_at, free_at)
        select rule.key, 0, ${now}::int8, 0 from ${rules} order by rule.key
        on conflict (key) do nothing`.execute(tx)
      const { rows } = await sql<{ key: string }>`
        update sign_in_attempts known
        set failures = ${failuresNow}::int4, last_at = ${now}::int8,
          free_at = ${now}::int8 + ${wait(failuresNow)}
        from ${rules}
        where known.key = rule.key and known.free_at <= ${now}::int8
        returning known.key`.execute(tx)
      if (rows.length < keys.length) throw new MustWait()
    })
    return 0
  } catch (error) {
    if (!(error instanceof MustWait)) throw error
    return Math.max(1, (await freeAt(context, keys)) - now)
  }
}

async function freeAt({ store }: WithStore, keys: readonly string[]): Promise<number> {
  const { latest } = await store.db
    .selectFrom('sign_in_attempts')
    .select(({ fn }) => fn.max<number | null>('free_at').as('latest'))
    .where('key', 'in', keys)
    .executeTakeFirstOrThrow()
  return latest ?? 0
}

/** Uncounts an attempt that succeeded. */
export async function forgiveAttempt(
  context: WithStore,
  attempt: Attempt | FactorAttempt,
): Promise<void> {
  const [{ key: address }, { key: pair }] = countedBy(attempt)
  const { db } = context.store
  await db
    .updateTable('sign_in_attempts')
    .set({ failures: sql<number>`greatest(0, failures - 1)`, free_at: 0 })
    .where('key', '=', address)
    .execute()
  await db.deleteFrom('sign_in_attempts').where('key', '=', pair).execute()
}

/** Uncounts all attempts under keys of which one has succeeded. */
export async function forgiveAttempts(
  { store }: WithStore,
  counted: readonly { key: string }[],
): Promise<void> {
  const keys = counted.map(({ key }) => key)
  await store.db.deleteFrom('sign_in_attempts').where('key', 'in', keys).execute()
}

/** Deletes attempts that no longer count. */
export async function forgetAttempts({ store, clock }: WithStore): Promise<void> {
  await store.db
    .deleteFrom('sign_in_attempts')
    .where('last_at', '<', clock() - FORGOTTEN_AFTER_MS)
    .execute()
}
