import { sql, type Kysely } from 'kysely'

/** Settings and commands of the sensors of a device; sensors that were removed. */
export async function sensorSettings(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // '' is the device itself: a column of a primary key cannot be null.
  `alter table device_settings add column sensor_id text not null default ''`,
  `alter table device_settings drop constraint device_settings_pkey`,
  `alter table device_settings add primary key (node_id, sensor_id, name)`,
  `alter table device_commands add column sensor_id text`,
  `alter table device_commands drop constraint device_commands_name_check`,
  `alter table device_commands add constraint device_commands_name_check
    check (name in ('blink', 'reboot', 'wifi_scan', 'sim_reset', 'format', 'auto_zero'))`,
  // The row of a removed sensor stays, as its data points refer to it.
  `alter table sensors add column removed_at int8`,
]
