import { sql, type Kysely } from 'kysely'

/** What identifies the hardware of a device and its SIM, the state of its RTU, and two more kinds of networks. */
export async function deviceIdentity(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table device_facts
    add column mac_address text,
    add column imei text,
    add column iccid text,
    add column imsi text,
    add column rtu_status text,
    add column rtu_status_at int8`,
  `alter table device_facts drop constraint device_facts_network_kind_check`,
  `alter table device_facts add constraint device_facts_network_kind_check
    check (network_kind in ('wifi', 'gsm', 'lorawan', 'other'))`,
]
