import { sql, type Kysely } from 'kysely'

/**
 * What lists of devices are filtered by besides their own columns: the charge of their batteries, as `batteryCharge` of
 * the domain names it, and their firmware.
 */
export async function filteredFacts(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table device_facts add column battery_charge text generated always as (
    case when battery_percent is not null then
      case when battery_percent < 20 then 'low' when battery_percent < 90 then 'medium'
        else 'full' end
    when battery_volts >= 6 then
      case when battery_volts < 10.6 then 'low' when battery_volts < 12 then 'medium'
        else 'full' end
    end) stored`,
  `create index device_facts_battery on device_facts (battery_charge, node_id)
    where battery_charge is not null`,
  `create index device_channels_firmware on device_channels (firmware, node_id)
    where firmware is not null`,
]
