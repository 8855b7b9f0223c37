import { MINUTE_MS } from '@airshed/domain'
import { sql } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../storage/store/db.ts'

/** How long an incomplete proof waits for its second half. */
const GOOD_FOR_MS = 10 * MINUTE_MS
/** Prefix of the ids of sign-in steps. */
const SIGN_IN = 'sign-in '

type WithStore = Pick<ServerContext, 'store' | 'clock'>

/** An incomplete proof. */
interface ProofStep {
  /** The user whose password was correct, or null if none was yet. */
  userId: string | null
  /** What a passkey has to sign, or null if none was requested. */
  challenge: string | null
}

/** The id of the step of a sign-in. */
export const signInStep = (uid: string): string => `${SIGN_IN}${uid}`

/**
 * Stores an incomplete proof, replacing any under the same id.
 *
 * @param id {@link signInStep} for a sign-in, `passkey {user}` for a passkey that is being created
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

/** Asks for a passkey as the second half of a proof, unless the proof was dropped meanwhile. */
export async function challengeStep(
  { store, clock }: WithStore,
  id: string,
  challenge: string,
): Promise<void> {
  await store.db
    .updateTable('proof_steps')
    .set({ challenge, expires_at: clock() + GOOD_FOR_MS })
    .where('id', '=', id)
    .execute()
}

/** @returns null if there is no such proof or it has expired */
export async function readStep({ store, clock }: WithStore, id: string): Promise<ProofStep | null> {
  const row = await store.db
    .selectFrom('proof_steps')
    .select(['user_id', 'challenge'])
    .where('id', '=', id)
    .where('expires_at', '>', clock())
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, challenge: row.challenge }
}

/** Consumes an incomplete proof, so that it cannot be used again. */
export async function takeStep(db: Db, now: number, id: string): Promise<ProofStep | null> {
  const row = await db
    .deleteFrom('proof_steps')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning(['user_id', 'challenge'])
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, challenge: row.challenge }
}

/** Deletes the incomplete sign-ins of a user, so that the password has to be entered again. */
export async function dropSignInSteps(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('proof_steps')
    .where('user_id', '=', userId)
    .where(sql<boolean>`starts_with(id, ${SIGN_IN})`)
    .execute()
}

/** Deletes expired proofs. */
export async function forgetSteps({ store, clock }: WithStore): Promise<void> {
  await store.db.deleteFrom('proof_steps').where('expires_at', '<=', clock()).execute()
}
