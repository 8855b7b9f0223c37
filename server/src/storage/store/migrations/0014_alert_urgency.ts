import { sql, type Kysely } from 'kysely'

/** The most urgent alerts first: 3 active, 2 resolved, 1 idle, 0 deactivated. */
export async function alertUrgency(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table alerts add column urgency int2 not null generated always as (
    case when status = 'deactivated' then 0 when latest_value is null then 1
      when latest_value then 3 else 2 end) stored`,
  `create index alerts_organization_urgency
    on alerts (organization_id, urgency desc, last_triggered_ts desc nulls last, id desc)`,
]
