/** Devices, their sensors and data points, who may use them, and orders that change many of them at once. */
export const DEVICES: readonly string[] = [
  // `array_to_string` is not immutable, because some types are written as the session wants; text is not.
  `create function node_tag_words(tags text[]) returns text immutable parallel safe language sql
    as $$ select array_to_string(tags, ',') $$`,

  // Ranks: 7 offline, 8 error. Offline devices need attention first, then those with an error or with hidden readings; the
  // others keep the order of their status.
  `create table nodes (
    id text primary key,
    serial text not null unique,
    type text not null,
    name text not null,
    description text not null,
    organization_id text references organizations on delete set null,
    external_id text not null unique,
    timezone text not null,
    interval_ms int4 not null check (interval_ms > 0),
    last_online int8,
    status text not null constraint nodes_status_words check (status in (
      'activated', 'deactivated', 'hibernated', 'online', 'offline', 'inventory', 'error', 'leased', 'shared',
      'excellent', 'good', 'satisfactory', 'moderate', 'poor', 'veryPoor')),
    latitude float8,
    longitude float8,
    is_simulated boolean not null default false,
    created_at int8 not null,
    status_rank int2 not null default 7,
    accepts_keyless boolean not null default false,
    unclaimed_since int8,
    profile_id text,
    leased_to text references organizations on delete set null,
    payment_organization_id text references organizations on delete set null,
    location_type text not null default 'auto' check (location_type in ('auto', 'manual')),
    location_description text not null default '',
    owner_accepts_keyless boolean,
    has_fault boolean not null default false,
    attention_rank int2 not null generated always as (case
      when status_rank = 7 then 0
      when status_rank = 8 or (has_fault and status_rank < 7) then 1
      else 2 + status_rank end) stored,
    timezone_source text not null default 'default' check (timezone_source in ('default', 'device', 'person')),
    reported_timezone text,
    version int4 not null default 1,
    tags text[] not null default '{}',
    tag_words text not null generated always as (node_tag_words(tags)) stored,
    status_before_hibernation text check (status_before_hibernation in (
      'activated', 'deactivated', 'hibernated', 'online', 'offline', 'inventory', 'leased', 'shared', 'error',
      'excellent', 'good', 'satisfactory', 'moderate', 'poor', 'veryPoor'))
  ) with (fillfactor = 80)`,
  `create index nodes_organization_name on nodes (organization_id, name, id)`,
  `create index nodes_organization_type on nodes (organization_id, type)`,
  `create index nodes_organization_status on nodes (organization_id, status_rank, name, id)`,
  `create index nodes_unclaimed on nodes (unclaimed_since) where organization_id is null`,
  `create index nodes_leased_to on nodes (leased_to) where leased_to is not null`,
  `create index nodes_payment on nodes (payment_organization_id) where payment_organization_id is not null`,
  // The order of device pickers: by name, then unnamed devices by serial. Without it, each picker sorts all devices of an
  // organization when it opens.
  `create index nodes_organization_named on nodes (organization_id, (nullif(name, '')), serial, id)`,
  `create index nodes_organization_attention on nodes (organization_id, attention_rank, name, id)`,
  `create index nodes_tags on nodes using gin (tags)`,
  // Trigrams find a part of a text with an index. In PostgreSQL they are an extension, which a server may lack or the user may
  // not be allowed to create: a search then scans the rows that the caller may see.
  `do $$ begin
    create extension if not exists pg_trgm;
  exception when insufficient_privilege or undefined_file or feature_not_supported then null;
  end $$`,
  `do $$ begin
    if exists (select from pg_extension where extname = 'pg_trgm') then
      create index nodes_search
        on nodes using gin (name gin_trgm_ops, serial gin_trgm_ops, tag_words gin_trgm_ops);
    end if;
  end $$`,

  `create table node_shares (
    node_id text not null references nodes on delete cascade,
    organization_id text not null references organizations on delete cascade,
    primary key (node_id, organization_id)
  )`,
  `create index node_shares_organization on node_shares (organization_id)`,

  // The row of a removed sensor stays, as its data points refer to it.
  `create table sensors (
    id text primary key,
    node_id text not null references nodes on delete cascade,
    name text not null,
    model text not null,
    vendor text not null,
    sensor_type text not null,
    com_port int4 not null,
    com_type int4 not null,
    address int4 not null,
    enabled int4 not null,
    debug int4 not null,
    configuration jsonb not null,
    removed_at int8
  )`,
  `create index sensors_node on sensors (node_id)`,

  // `battery_charge` is what `batteryCharge` of the domain makes of volts (190:1), and of a field in percent, which is no
  // parameter of the catalogue and known by its key.
  String.raw`create table data_points (
    id text primary key,
    key int4 generated by default as identity unique,
    node_id text not null references nodes on delete cascade,
    sensor_id text not null references sensors on delete cascade,
    path text not null,
    is_mapped boolean not null,
    name text not null,
    unit text not null,
    precision int4 not null,
    kind text not null constraint data_points_kind_words check (kind in (
      'scalar', 'direction', 'level', 'maximum', 'minimum', 'sum', 'count', 'boolean', 'index')),
    last_ts int8,
    last_value float8,
    mass_unit text,
    metric jsonb,
    step_ms int4 check (step_ms > 0),
    history_from int8,
    battery_charge text generated always as (case
      when path = '190:1' then
        case when last_value >= 6 and last_value < 10.6 then 'low'
          when last_value >= 10.6 and last_value < 12 then 'medium'
          when last_value >= 12 and last_value <= 1000 then 'full' end
      when is_mapped or unit <> '%' or path not like 'raw:%' then null
      when path ~* '(?:^|[._/:-])batt?(?:ery)?(?:[_-]?(?:level|percent(?:age)?|pct|charge|soc))?(?:\[%\])?$' then
        case when last_value >= 0 and last_value < 20 then 'low'
          when last_value >= 20 and last_value < 90 then 'medium'
          when last_value >= 90 and last_value <= 100 then 'full' end
      end) stored,
    decimals int4,
    mass_reference text constraint data_points_mass_reference_words check (mass_reference in ('20C', '25C')),
    mass_since int8,
    last_limit float8
  ) with (fillfactor = 70)`,
  `create index data_points_node on data_points (node_id)`,
  `create index data_points_sensor on data_points (sensor_id)`,
  `create index data_points_online on data_points (node_id) where path = '190:3'`,
  `create index data_points_special on data_points (key) where kind in ('direction', 'level')`,
  `create index data_points_metrics on data_points (node_id) where metric is not null`,
  `create index data_points_battery on data_points (battery_charge, node_id) where battery_charge is not null`,
  // Each device has at most one data point of its online status, which the server keeps.
  `create unique index data_points_online_status on data_points (node_id) where path = '190:4'`,

  // Readings refer to data points without a foreign key: they are removed afterwards, in small batches.
  `create table removed_data_points (
    key int4 primary key,
    removed_at int8 not null
  )`,
  `create index removed_data_points_removed on removed_data_points (removed_at)`,

  // What the fields of decoded payloads measure: each field and each parameter at most once per device.
  `create table payload_fields (
    node_id text not null references nodes on delete cascade,
    position int2 not null,
    field text not null,
    parameter text not null,
    unit text not null,
    primary key (node_id, position),
    unique (node_id, field),
    unique (node_id, parameter)
  )`,

  // Which reporting interval was in force when; a node without rows never changed its own.
  `create table reporting_intervals (
    node_id text not null references nodes on delete cascade,
    from_ts int8 not null,
    interval_ms int4 not null check (interval_ms > 0),
    primary key (node_id, from_ts)
  )`,

  // Public pages of devices: a device has one while it has a row.
  `create table public_links (
    node_id text primary key references nodes on delete cascade,
    code text not null unique,
    version int4 not null,
    reveals_serial boolean not null,
    hours text not null check (hours in ('1', '3', '8', '24', '48', '72', '168')),
    step text not null check (step in ('live', '15', '30', '45', '60', '120')),
    pm_units jsonb not null,
    temp_unit text not null check (temp_unit in ('auto', '°C', '°F')),
    voc_unit text not null check (voc_unit in ('auto', 'ppm', 'ppb')),
    made_at int8 not null,
    made_by text not null
  )`,

  // Failed attempts to claim a device by its serial, and unclaimed devices that each address added, for all processes.
  `create table claim_misses (
    user_id text primary key references users on delete cascade,
    missed int4 not null,
    ends_at int8 not null
  )`,
  `create table organization_claim_misses (
    organization_id text primary key references organizations on delete cascade,
    missed int4 not null,
    ends_at int8 not null
  )`,
  `create table unclaimed_shares (
    address text primary key,
    added int4 not null,
    ends_at int8 not null
  )`,

  // Orders that change many devices, and the result for each.
  `create table node_change_runs (
    id text primary key,
    job_id text not null,
    user_id text not null references users on delete cascade,
    change text not null check (change in (
      'activate', 'deactivate', 'hibernate', 'wake', 'share', 'remove_share', 'lease', 'remove_lease', 'transfer',
      'payment_update', 'reset', 'delete', 'configure', 'command', 'withdraw_commands')),
    to_organization_id text,
    started_at int8 not null,
    selected int4 not null default 0,
    changed int4 not null default 0,
    unchanged int4 not null default 0,
    refused int4 not null default 0,
    payment_organization_id text,
    settings jsonb,
    command text check (command in (
      'blink', 'reboot', 'wifi_scan', 'sim_reset', 'format', 'auto_zero', 'co2_calibration', 'led_test'))
  )`,
  `create index node_change_runs_started on node_change_runs (started_at)`,
  // Devices without a foreign key: the result of a deleted one can still be read.
  `create table node_change_results (
    id int8 generated always as identity primary key,
    run_id text not null references node_change_runs on delete cascade,
    node_id text not null,
    serial text not null,
    name text not null,
    outcome text check (outcome in ('changed', 'unchanged', 'refused')),
    code text check (code in (
      'NOT_FOUND', 'FORBIDDEN', 'ORGANIZATION_LOCKED', 'PARTNERSHIP_NOT_FOUND', 'SHARE_LIMIT', 'SHARE_WITH_OWNER',
      'LEASED', 'LEASE_SHARED', 'LEASE_WITH_OWNER', 'TRANSFER_TO_OWNER', 'NOT_CONFIGURABLE', 'VALIDATION_FAILED',
      'ACTION_NOT_SUPPORTED', 'COMMANDS_WAITING', 'NOT_ACTIVATED')),
    refused_settings jsonb,
    command_id text
  )`,
  `create index node_change_results_run on node_change_results (run_id, serial, id)`,
  `create index node_change_results_waiting on node_change_results (run_id, id) where outcome is null`,
]
