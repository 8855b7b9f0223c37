import { sql } from 'kysely'

/**
 * Devices and the charges of their batteries, as a subquery of `node_id` and `charge`. What a device reported of its
 * battery counts; else its newest charge in percent, or volts if it sends no percent. Without those whose charge is unknown.
 */
export const batteryCharges = sql`(
  select device_facts.node_id, device_facts.battery_charge as charge from device_facts
  where device_facts.battery_charge is not null
  union all
  select data_points.node_id, data_points.battery_charge from data_points
  where data_points.battery_charge is not null
    and not exists (select from device_facts where device_facts.node_id = data_points.node_id
      and device_facts.battery_at is not null)
    and not exists (select from data_points as better where better.node_id = data_points.node_id
      and better.battery_charge is not null and better.id <> data_points.id
      and (better.unit = '%', better.last_ts, better.id)
        > (data_points.unit = '%', data_points.last_ts, data_points.id)))`
