import { sql, type Kysely } from 'kysely'

/** What identifies the hardware of a device and its SIM, and the state of its RTU, as it reports them. */
export async function deviceIdentity(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table device_facts
        add column mac_address text,
        add column imei text,
        add column iccid text,
        add column imsi text,
        add column rtu_status text,
        add column rtu_status_at int8`,
    )
    .execute(db)
}
