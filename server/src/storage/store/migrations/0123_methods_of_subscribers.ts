import { sql, type Kysely } from 'kysely'

/** How each subscriber is notified; without it, by the method of the alert. */
export async function methodsOfSubscribers(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table alert_subscribers add column notification_method text
        constraint alert_subscribers_notification_method_words
        check (notification_method in ('email', 'sms', 'email_sms', 'email_digest'))`,
    )
    .execute(db)
}
