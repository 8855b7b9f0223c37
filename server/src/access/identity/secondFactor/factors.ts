import type { SecondFactor } from '@airshed/schemas'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../storage/store/db.ts'
import { passkeysOf } from './passkeys.ts'

/** The second factors of a user, without their secrets. */
export async function factorsOf(
  db: Db,
  userId: string,
): Promise<Pick<SecondFactor, 'totp_since' | 'passkeys' | 'recovery_codes_left'>> {
  const [totp, passkeys, codes] = await Promise.all([
    db
      .selectFrom('totp_factors')
      .select('confirmed_at')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    passkeysOf(db, userId),
    db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return {
    totp_since: totp?.confirmed_at ?? null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at,
      last_used_at,
    })),
    recovery_codes_left: Number(codes.count),
  }
}

/** Whether a sign-in of the user needs a second factor. */
export const isOn = (factors: Pick<SecondFactor, 'totp_since' | 'passkeys'>): boolean =>
  factors.totp_since !== null || factors.passkeys.length > 0

/** The same, as SQL for a row of `users`. */
export const hasFactor = (): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from totp_factors
      where user_id = users.id and confirmed_at is not null)
    or exists (select from passkeys where user_id = users.id))`

/**
 * Removes all second factors of a user. Sessions no longer count as having used one, because a factor that is
 * set up later was never presented in them.
 */
export async function dropFactors(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('totp_factors').where('user_id', '=', userId).execute()
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .updateTable('user_sessions')
    .set({ methods: sql`methods - 'mfa'` })
    .where('user_id', '=', userId)
    .execute()
  await sql`update oidc_payloads set payload = jsonb_set(payload, '{amr}', (payload -> 'amr') - 'mfa')
    where model = 'Session' and payload ->> 'accountId' = ${userId} and payload ? 'amr'`.execute(db)
}
