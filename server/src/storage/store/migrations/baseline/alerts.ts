/** Alerts: templates, rules and states, the readings and devices that they have yet to evaluate, and who is notified of what. */
export const ALERTS: readonly string[] = [
  `create table alert_templates (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    name text not null,
    status text not null constraint alert_templates_status_words check (status in ('activated', 'deactivated')),
    types text[] not null,
    tags text[] not null,
    draft jsonb not null,
    points jsonb not null,
    version int4 not null default 1,
    created_at int8 not null,
    is_settled boolean not null,
    due_at int8 not null,
    passed_to text,
    left_out int4 not null default 0,
    removed_at int8,
    check (cardinality(types) + cardinality(tags) > 0)
  )`,
  `create index alert_templates_organization on alert_templates (organization_id, name, id)`,
  `create index alert_templates_due on alert_templates (due_at)`,

  // `settles_at`, `settles_from`: until all transactions that did not know of its change have ended, an alert is evaluated again
  // over a span. `status_rank` is the place of the displayed state in lists: 0 active, 1 no data, 2 resolved, 3 idle,
  // 4 deactivated. `urgency` has the most urgent highest: 4 active, 3 no data, 2 resolved, 1 idle, 0 deactivated.
  `create table alerts (
    id text primary key,
    name text not null,
    description text not null,
    organization_id text not null references organizations on delete cascade,
    status text not null constraint alerts_status_words check (status in ('activated', 'deactivated', 'idle')),
    notification_level text not null
      constraint alerts_notification_level_words check (notification_level in ('critical', 'warning', 'info')),
    rules jsonb not null,
    last_triggered_ts int8,
    latest_value boolean,
    created_at int8 not null,
    notification_method text not null default 'email' constraint alerts_notification_method_words
      check (notification_method in ('email', 'sms', 'email_sms', 'email_digest')),
    named_values jsonb,
    hold_ms int8 not null default 0 check (hold_ms >= 0),
    reactivation_ms int8 not null default 0 check (reactivation_ms >= 0),
    hours jsonb,
    version int4 not null default 1,
    judged_from int8,
    due_at int8,
    due_from int8,
    changed_ts int8,
    active_group text,
    told boolean,
    told_ts int8,
    acknowledged_at int8,
    acknowledged_by text references users on delete set null,
    muted_until int8,
    digest_period text not null default 'daily' check (digest_period in ('hourly', 'daily')),
    settles_at int8,
    settles_from int8,
    missing_data text not null default 'keep'
      constraint alerts_missing_data_words check (missing_data in ('keep', 'no_data', 'active')),
    lacks_data boolean not null default false,
    told_no_data boolean not null default false,
    status_rank int2 not null generated always as (case
      when status = 'deactivated' then 4
      when lacks_data then 1
      when latest_value is null then 3
      when latest_value then 0
      else 2 end) stored,
    urgency int2 not null generated always as (case
      when status = 'deactivated' then 0
      when lacks_data then 3
      when latest_value is null then 1
      when latest_value then 4
      else 2 end) stored,
    mute_over_at int8,
    repeat_ms int8,
    escalate_ms int8,
    repeat_at int8,
    escalate_at int8,
    is_escalated boolean not null default false,
    acknowledged_comment text,
    template_id text references alert_templates on delete cascade,
    covered_node_id text references nodes on delete cascade,
    template_version int4,
    constraint alerts_covered check (num_nonnulls(template_id, covered_node_id, template_version) in (0, 3))
  )`,
  `create index alerts_organization_triggered
    on alerts (organization_id, last_triggered_ts desc nulls last, id desc)`,
  `create index alerts_organization_name on alerts (organization_id, name, id)`,
  `create index alerts_due on alerts (due_at) where due_at is not null`,
  `create index alerts_organization_status on alerts (organization_id, status_rank, name, id)`,
  `create index alerts_organization_urgency
    on alerts (organization_id, urgency desc, last_triggered_ts desc nulls last, id desc)`,
  `create index alerts_mute_over on alerts (mute_over_at) where mute_over_at is not null`,
  `create index alerts_repeat on alerts (repeat_at) where repeat_at is not null`,
  `create index alerts_escalate on alerts (escalate_at) where escalate_at is not null`,
  `create unique index alerts_template on alerts (template_id, covered_node_id) where template_id is not null`,
  `create index alerts_covered_node on alerts (covered_node_id) where covered_node_id is not null`,

  `create table alert_nodes (
    alert_id text not null references alerts on delete cascade,
    node_id text not null references nodes on delete cascade,
    primary key (alert_id, node_id)
  )`,
  `create index alert_nodes_node on alert_nodes (node_id)`,
  // The data points that an activated alert watches, and the range of readings that cannot change it, so that they need not be
  // marked for it.
  `create table alert_sources (
    source int4 not null references data_points (key) on update cascade on delete cascade,
    alert_id text not null references alerts on delete cascade,
    quiet_min float8,
    quiet_max float8,
    primary key (source, alert_id)
  )`,
  `create index alert_sources_alert on alert_sources (alert_id)`,
  // Readings by which an alert has not been evaluated yet; written with the readings themselves.
  `create table alert_marks (
    id int8 generated always as identity primary key,
    alert_id text not null,
    from_ts int8 not null,
    to_ts int8 not null
  )`,
  `create index alert_marks_alert on alert_marks (alert_id)`,
  `create table alert_changes (
    alert_id text not null references alerts on delete cascade,
    ts int8 not null,
    is_active boolean not null,
    group_id text,
    measured jsonb not null,
    is_corrected boolean not null,
    lacks_data boolean not null default false,
    primary key (alert_id, ts)
  )`,

  // Second subscribers are notified only of alerts that nobody acknowledges. Without a method, that of the alert counts.
  `create table alert_subscribers (
    alert_id text not null references alerts on delete cascade,
    user_id text not null references users on delete cascade,
    is_second boolean not null default false,
    notification_method text constraint alert_subscribers_notification_method_words
      check (notification_method in ('email', 'sms', 'email_sms', 'email_digest')),
    primary key (alert_id, user_id)
  )`,
  `create index alert_subscribers_user on alert_subscribers (user_id)`,
  `create table alert_channels (
    alert_id text not null references alerts on delete cascade,
    channel_id text not null references notification_channels on delete cascade,
    primary key (alert_id, channel_id)
  )`,
  `create index alert_channels_channel on alert_channels (channel_id)`,

  // What subscribers are notified of about an alert, why, and why it is withheld.
  `create table alert_notices (
    id text primary key,
    alert_id text not null references alerts on delete cascade,
    ts int8 not null,
    is_active boolean not null,
    content jsonb not null,
    created_at int8 not null,
    withheld text constraint alert_notices_withheld_words
      check (withheld in ('muted', 'maintenance', 'nobody', 'not_begun')),
    held_until int8,
    lacks_data boolean not null default false,
    reason text not null default 'change' constraint alert_notices_reason_words
      check (reason in ('change', 'mute_over', 'unacknowledged', 'escalated')),
    constraint alert_notices_held check (held_until is null or withheld = 'maintenance')
  )`,
  `create index alert_notices_alert on alert_notices (alert_id, created_at)`,
  `create index alert_notices_created on alert_notices (created_at)`,
  `create index alert_notices_held_until on alert_notices (held_until)
    where withheld = 'maintenance' and held_until is not null`,
  `create table notifications (
    id int8 generated always as identity primary key,
    notice_id text not null references alert_notices on delete cascade,
    alert_id text not null references alerts on delete cascade,
    recipient text not null,
    via text not null
      constraint notifications_via_words check (via in ('email', 'sms', 'email_digest', 'channel')),
    user_id text references users on delete cascade,
    due_at int8 not null,
    state text not null constraint notifications_state_words check (state in ('waiting', 'sent', 'dropped')),
    message_id text references outbox on delete set null,
    sent_at int8,
    channel_id text references notification_channels on delete set null
  )`,
  `create index notifications_due on notifications (due_at) where state = 'waiting'`,
  `create index notifications_waiting on notifications (recipient) where state = 'waiting'`,
  `create index notifications_told on notifications (alert_id, recipient, sent_at)`,
  `create index notifications_notice on notifications (notice_id)`,
  `create index notifications_message on notifications (message_id)`,
  `create index notifications_user on notifications (user_id)`,
  `create index notifications_channel on notifications (channel_id)`,
  `create table notification_recipients (
    recipient text primary key,
    sent_ts jsonb not null
  )`,

  // Times in which alerts of some devices notify nobody.
  `create table maintenance_windows (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    name text not null,
    starts_at int8 not null,
    ends_at int8 not null,
    covers text not null check (covers in ('devices', 'site', 'all')),
    latitude float8,
    longitude float8,
    radius_m int4,
    version int4 not null default 1,
    created_at int8 not null,
    check (ends_at > starts_at),
    check ((covers = 'site') = (num_nonnulls(latitude, longitude, radius_m) = 3))
  )`,
  `create index maintenance_windows_organization on maintenance_windows (organization_id, ends_at, id)`,
  `create index maintenance_windows_ended on maintenance_windows (ends_at)`,
  `create table maintenance_window_nodes (
    window_id text not null references maintenance_windows on delete cascade,
    node_id text not null references nodes on delete cascade,
    primary key (window_id, node_id)
  )`,
  `create index maintenance_window_nodes_node on maintenance_window_nodes (node_id)`,

  // Devices of which something has changed that decides which templates cover them. Written with the change itself, whatever
  // changes it.
  `create table alert_template_marks (
    id int8 generated always as identity primary key,
    node_id text not null
  )`,
  `create index alert_template_marks_node on alert_template_marks (node_id)`,
  `create function mark_node_for_templates() returns trigger language plpgsql as $$
  begin
    insert into alert_template_marks (node_id)
    select new.id where exists (select from alert_templates);
    return null;
  end $$`,
  `create function mark_part_for_templates() returns trigger language plpgsql as $$
  begin
    insert into alert_template_marks (node_id)
    select coalesce(new.node_id, old.node_id) where exists (select from alert_templates);
    return null;
  end $$`,
  `create trigger nodes_for_templates
    after update of name, type, tags, organization_id, leased_to on nodes for each row
    when ((old.name, old.type, old.tags, old.organization_id, old.leased_to)
      is distinct from (new.name, new.type, new.tags, new.organization_id, new.leased_to))
    execute function mark_node_for_templates()`,
  `create trigger node_shares_for_templates after insert or delete on node_shares
    for each row execute function mark_part_for_templates()`,
  `create trigger data_points_for_templates after insert or delete on data_points
    for each row execute function mark_part_for_templates()`,
  `create trigger data_points_units_for_templates
    after update of path, unit, kind, sensor_id on data_points for each row
    when ((old.path, old.unit, old.kind, old.sensor_id)
      is distinct from (new.path, new.unit, new.kind, new.sensor_id))
    execute function mark_part_for_templates()`,
  `create trigger sensors_for_templates after update of removed_at on sensors for each row
    when (old.removed_at is distinct from new.removed_at)
    execute function mark_part_for_templates()`,
]
