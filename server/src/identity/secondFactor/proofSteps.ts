import { MINUTE_MS } from '@airshed/domain'
import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../store/db.ts'

/** How long something half proved waits for the rest. */
const GOOD_FOR_MS = 10 * MINUTE_MS
/** How the ids of steps of a sign-in begin. */
const SIGN_IN = 'sign-in '

type WithStore = Pick<ServerContext, 'store' | 'clock'>

/** What is half proved. */
export interface ProofStep {
  /** Whose password was right; null: nobody's yet. */
  userId: string | null
  /** What a passkey has to sign; null: none was asked for. */
  challenge: string | null
}

/** The id of the step of a sign-in. */
export const signInStep = (uid: string): string => `${SIGN_IN}${uid}`

/**
 * Notes what is half proved; what was noted under the id before is gone.
 *
 * @param id {@link signInStep} of a sign-in, `passkey {user}` of a passkey that is being made
 */
export async function noteStep(
  { store, clock }: WithStore,
  id: string,
  { userId, challenge }: ProofStep,
): Promise<void> {
  const step = { user_id: userId, challenge, expires_at: clock() + GOOD_FOR_MS }
  await store.db
    .insertInto('proof_steps')
    .values({ id, ...step })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(step))
    .execute()
}

/** @returns null where nothing is half proved, or it waited too long */
export async function readStep({ store, clock }: WithStore, id: string): Promise<ProofStep | null> {
  const row = await store.db
    .selectFrom('proof_steps')
    .select(['user_id', 'challenge'])
    .where('id', '=', id)
    .where('expires_at', '>', clock())
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, challenge: row.challenge }
}

/** Takes what was half proved: it cannot be shown again. */
export async function takeStep(db: Db, now: number, id: string): Promise<ProofStep | null> {
  const row = await db
    .deleteFrom('proof_steps')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning(['user_id', 'challenge'])
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, challenge: row.challenge }
}

/** Takes what was half proved in sign-ins of a user: the password has to be shown again. */
export async function dropSignInSteps(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('proof_steps')
    .where('user_id', '=', userId)
    .where(sql<boolean>`starts_with(id, ${SIGN_IN})`)
    .execute()
}

/** Forgets what waited too long. */
export async function forgetSteps({ store, clock }: WithStore): Promise<void> {
  await store.db.deleteFrom('proof_steps').where('expires_at', '<=', clock()).execute()
}
