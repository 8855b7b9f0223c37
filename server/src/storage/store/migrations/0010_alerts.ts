import { sql, type Kysely } from 'kysely'

/**
 * What the lists of alerts and invitations need: the rank of an alert’s displayed state and the answer to an
 * invitation, computed by the store whenever a row is written; the subscribers of an alert; and rules in
 * the shape of `AlertRules`.
 */
export async function alerts(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...ALERTS, ...RULES, ...INVITATIONS]) {
    await sql.raw(statement).execute(db)
  }
}

const ALERTS = [
  // 0 active, 1 resolved, 2 idle, 3 deactivated.
  `alter table alerts add column status_rank int2 not null generated always as (
    case when status = 'deactivated' then 3 when latest_value is null then 2
      when latest_value then 0 else 1 end) stored`,
  `alter table alerts add column notification_method text not null default 'email'
    constraint alerts_notification_method_words
    check (notification_method in ('email', 'sms', 'email_sms', 'email_digest'))`,
  `drop index alerts_organization`,
  `create index alerts_organization_triggered
    on alerts (organization_id, last_triggered_ts desc nulls last, id desc)`,
  `create index alerts_organization_status on alerts (organization_id, status_rank, name, id)`,
  `create index alerts_organization_name on alerts (organization_id, name, id)`,
  `create table alert_subscribers (
    alert_id text not null references alerts on delete cascade,
    user_id text not null references users on delete cascade,
    primary key (alert_id, user_id)
  )`,
  `create index alert_subscribers_user on alert_subscribers (user_id)`,
]

/** Rules were `{"link": [ids of data points], "gt": 35}`: any one of them was enough. */
const RULES = [
  `update alerts set rules = case when jsonb_typeof(rules -> 'link') = 'array' then (
    select coalesce(jsonb_agg(jsonb_build_object(
      '_id', 'group_' || link.number,
      'conditions', jsonb_build_array(jsonb_build_object(
        'deviceId', data_points.node_id, 'dataPointId', data_points.id,
        'expr', comparison.key, 'value', comparison.value))) order by link.number), '[]')
    from jsonb_array_elements_text(alerts.rules -> 'link') with ordinality as link(id, number)
    join data_points on data_points.id = link.id
    cross join lateral (select key, value from jsonb_each(alerts.rules)
      where key in ('lt', 'lte', 'gt', 'gte', 'eq', 'neq') limit 1) as comparison
  ) else '[]' end`,
]

const INVITATIONS = [
  `alter table invitations add column rejected_at int8`,
  `alter table invitations add column acceptance_state text not null generated always as (
    case when accepted_at is not null then 'accepted' when rejected_at is not null then 'rejected'
      else 'filed' end) stored
    constraint invitations_acceptance_state_words
    check (acceptance_state in ('filed', 'accepted', 'rejected'))`,
  `drop index invitations_organization`,
  `create index invitations_organization_created
    on invitations (organization_id, created_at desc, id desc)`,
]
