import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Maximum recipients per transaction. */
const RECIPIENTS_AT_ONCE = 100
/** Number of notifications that are searched for recipients: many may be for the same one. */
const NOTIFICATIONS_LOOKED_AT = 1_000

/** A recipient whose row is locked. */
export interface TakenRecipient {
  recipient: string
  /** When its messages of the last hour were composed, ms UTC, ascending. */
  sentTs: readonly number[]
}

/**
 * Locks recipients with due notifications, so that their messages are counted by one process at a time.
 * Recipients that another process has locked are skipped.
 */
export async function takeRecipients(
  tx: Transaction<Tables>,
  now: number,
): Promise<TakenRecipient[]> {
  const { rows } = await sql<{ recipient: string }>`
    select distinct recipient from (
      select recipient from notifications where state = 'waiting' and due_at <= ${now}
      order by due_at limit ${sql.lit(NOTIFICATIONS_LOOKED_AT)}
    ) due order by recipient limit ${sql.lit(RECIPIENTS_AT_ONCE)}`.execute(tx)
  if (rows.length === 0) return []
  await tx
    .insertInto('notification_recipients')
    .values(rows.map(({ recipient }) => ({ recipient, sent_ts: '[]' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await tx
    .selectFrom('notification_recipients')
    .selectAll()
    .where(
      'recipient',
      'in',
      rows.map(({ recipient }) => recipient),
    )
    .orderBy('recipient')
    .forUpdate()
    .skipLocked()
    .execute()
  return taken.map(({ recipient, sent_ts: sentTs }) => ({ recipient, sentTs }))
}

/** When the next notification is due, ms UTC; null: none is waiting. */
export async function nextNotificationTs(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.min('due_at').as('due'))
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.due ?? null
}
