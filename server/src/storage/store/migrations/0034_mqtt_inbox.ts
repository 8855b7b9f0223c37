import { sql, type Kysely } from 'kysely'

/** Devices whose messages are published to them over MQTT. */
export async function mqttInbox(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table device_channels
    add column mqtt_seen_at int8,
    add column mqtt_after int8 not null default 0,
    add column mqtt_pushed int8 not null default 0,
    add column mqtt_claimed_until int8`,
  // Nearly empty: a device is in it from a new message until that is published.
  `create index device_channels_to_push on device_channels (mqtt_seen_at)
    where mqtt_pushed < position and mqtt_seen_at is not null`,
]
