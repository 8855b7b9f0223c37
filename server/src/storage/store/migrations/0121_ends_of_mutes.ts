import { sql, type Kysely } from 'kysely'

/**
 * When the mute of an alert is over and its subscribers are told if it is still active, and why somebody is told of a
 * notice. Mutes that are over already are not told of.
 */
export async function endsOfMutes(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table alerts add column mute_over_at int8`,
  `update alerts set mute_over_at = muted_until
    where muted_until > (extract(epoch from now()) * 1000)::int8`,
  `create index alerts_mute_over on alerts (mute_over_at) where mute_over_at is not null`,
  `alter table alert_notices add column reason text not null default 'change'
    constraint alert_notices_reason_words check (reason in ('change', 'mute_over'))`,
]
