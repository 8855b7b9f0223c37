/** What devices are asked to do and what they report: keys, settings, commands, scripts, facts, debug lines, certificates. */
export const DEVICE_CHANNEL: readonly string[] = [
  // `position` numbers the messages to one device. It is assigned under a lock of this row, so a device never sees a later
  // message before an earlier one. `debug_number` numbers the lines of a device; the minute and its count limit how many it
  // sends. Key makers are no foreign keys: a key whose maker is gone has to end, not to become one without a maker.
  `create table device_channels (
    node_id text primary key references nodes on delete cascade,
    key_hash text unique,
    key_made_at int8,
    key_made_by text,
    position int8 not null default 0,
    settings_version int4 not null default 0,
    settings_position int8 not null default 0,
    reported_version int4 not null default 0,
    fetched_version int4 not null default 0,
    last_contact int8,
    firmware text,
    hardware text,
    debug_number int8 not null default 0,
    debug_minute int8 not null default 0,
    debug_in_minute int4 not null default 0,
    mqtt_seen_at int8,
    mqtt_after int8 not null default 0,
    mqtt_pushed int8 not null default 0,
    mqtt_claimed_until int8,
    key_user_id text,
    key_organization_id text
  )`,
  // Nearly empty: a device is in it from a new message until that is published over MQTT.
  `create index device_channels_to_push on device_channels (mqtt_seen_at)
    where mqtt_pushed < position and mqtt_seen_at is not null`,
  `create index device_channels_firmware on device_channels (firmware, node_id) where firmware is not null`,

  // `sensor_id` '' is the device itself: a column of a primary key cannot be null.
  `create table device_settings (
    node_id text not null references nodes on delete cascade,
    name text not null,
    desired jsonb,
    desired_version int4,
    asked_at int8,
    asked_by text,
    reported jsonb,
    reported_at int8,
    refused_version int4,
    refused_reason text,
    sensor_id text not null default '',
    primary key (node_id, sensor_id, name)
  )`,

  `create table device_commands (
    id text primary key,
    node_id text not null references nodes on delete cascade,
    name text not null check (name in (
      'blink', 'reboot', 'wifi_scan', 'sim_reset', 'format', 'auto_zero', 'co2_calibration', 'led_test')),
    position int8 not null,
    state text not null check (state in (
      'queued', 'sent', 'fetched', 'done', 'failed', 'expired', 'withdrawn')),
    created_at int8 not null,
    created_by text not null,
    expires_at int8 not null,
    sent_at int8,
    ended_at int8,
    data jsonb,
    reason text,
    sensor_id text,
    withdrawn_by text
  )`,
  `create index device_commands_newest on device_commands (node_id, created_at, id)`,
  `create index device_commands_waiting on device_commands (node_id, position) where state in ('queued', 'sent')`,
  `create index device_commands_expiring on device_commands (expires_at) where state in ('queued', 'sent')`,

  // Processed messages of devices: a repeated one changes nothing.
  `create table device_messages (
    node_id text not null references nodes on delete cascade,
    id text not null,
    received_at int8 not null,
    primary key (node_id, id)
  )`,
  `create index device_messages_received on device_messages (received_at)`,

  `create table device_debug_lines (
    node_id text not null references nodes on delete cascade,
    number int8 not null,
    ts int8 not null,
    received_at int8 not null,
    tag text not null,
    message text not null,
    primary key (node_id, number)
  )`,
  `create index device_debug_lines_newest on device_debug_lines (node_id, ts, number)`,
  `create index device_debug_lines_received on device_debug_lines (received_at)`,

  // What devices report about themselves. `battery_charge`: as `batteryCharge` of the domain names it.
  `create table device_facts (
    node_id text primary key references nodes on delete cascade,
    battery_volts float8,
    battery_percent float8,
    is_charging boolean,
    battery_at int8,
    network_kind text check (network_kind in ('wifi', 'gsm', 'lorawan', 'other')),
    network_name text,
    signal_dbm float8,
    network_at int8,
    latitude float8,
    longitude float8,
    accuracy_m float8,
    location_at int8,
    mac_address text,
    imei text,
    iccid text,
    imsi text,
    rtu_status text,
    rtu_status_at int8,
    battery_charge text generated always as (case
      when battery_percent is not null then
        case when battery_percent < 20 then 'low' when battery_percent < 90 then 'medium' else 'full' end
      when battery_volts >= 6 then
        case when battery_volts < 10.6 then 'low' when battery_volts < 12 then 'medium' else 'full' end
      end) stored
  )`,
  `create index device_facts_battery on device_facts (battery_charge, node_id) where battery_charge is not null`,

  // One row per file, which a deletion keeps: its device still has to be notified, and the versions of a file that is created
  // again under the same name continue the numbering.
  `create table device_scripts (
    node_id text not null references nodes on delete cascade,
    name text not null,
    version int4 not null,
    digest text not null,
    is_deleted boolean not null,
    position int8 not null,
    changed_at int8 not null,
    reported_digest text,
    reported_at int8,
    refused_digest text,
    refused_reason text,
    primary key (node_id, name)
  )`,
  `create table device_script_versions (
    node_id text not null,
    name text not null,
    version int4 not null,
    digest text not null,
    size int4 not null,
    text text not null,
    saved_at int8 not null,
    saved_by text not null,
    restored_from int4,
    primary key (node_id, name, version),
    foreign key (node_id, name) references device_scripts on delete cascade
  )`,

  // A row outlives its device, because a certificate that the list of revocations does not name works.
  `create table device_certificates (
    serial_number text primary key,
    node_id text references nodes on delete set null,
    issued_at int8 not null,
    expires_at int8 not null,
    user_id text,
    organization_id text not null,
    revoked_at int8
  )`,
  `create index device_certificates_node on device_certificates (node_id)`,
  `create index device_certificates_end on device_certificates (expires_at)`,
]
