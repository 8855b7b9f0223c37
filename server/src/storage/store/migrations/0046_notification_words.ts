import { sql, type Kysely } from 'kysely'

/** Restricts the columns of notifications to the values of their types. */
export async function notificationWords(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const WORDS: readonly (readonly [table: string, column: string, allowed: readonly string[]])[] = [
  ['alert_notices', 'withheld', ['muted', 'maintenance', 'nobody', 'not_begun']],
  ['notifications', 'via', ['email', 'sms', 'email_digest', 'channel']],
  ['notifications', 'state', ['waiting', 'sent', 'dropped']],
  ['outbox', 'transport', ['mail', 'sms', 'channel']],
]

const STATEMENTS = WORDS.map(
  ([table, column, allowed]) =>
    `alter table ${table} add constraint ${table}_${column}_words
      check (${column} in (${allowed.map((word) => `'${word}'`).join(', ')}))`,
)
