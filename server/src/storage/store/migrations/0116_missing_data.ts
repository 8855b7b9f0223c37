import { sql, type Kysely } from 'kysely'

/**
 * What each alert does once its readings have stopped, and the state of one that has no data. Alerts from before keep
 * their state, as they did. The ranks of displayed states are computed anew, with that state in its place.
 */
export async function missingData(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table alerts add column missing_data text not null default 'keep'
    constraint alerts_missing_data_words check (missing_data in ('keep', 'no_data', 'active'))`,
  `alter table alerts add column lacks_data boolean not null default false`,
  `alter table alerts add column told_no_data boolean not null default false`,
  `alter table alert_changes add column lacks_data boolean not null default false`,
  `alter table alert_notices add column lacks_data boolean not null default false`,
  `drop index alerts_organization_status`,
  `drop index alerts_organization_urgency`,
  `alter table alerts drop column status_rank, drop column urgency`,
  // 0 active, 1 no data, 2 resolved, 3 idle, 4 deactivated.
  `alter table alerts add column status_rank int2 not null generated always as (
    case when status = 'deactivated' then 4 when lacks_data then 1 when latest_value is null then 3
      when latest_value then 0 else 2 end) stored`,
  `alter table alerts add column urgency int2 not null generated always as (
    case when status = 'deactivated' then 0 when lacks_data then 3 when latest_value is null then 1
      when latest_value then 4 else 2 end) stored`,
  `create index alerts_organization_status on alerts (organization_id, status_rank, name, id)`,
  `create index alerts_organization_urgency
    on alerts (organization_id, urgency desc, last_triggered_ts desc nulls last, id desc)`,
]
