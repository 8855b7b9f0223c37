import { sql } from 'kysely'

/**
 * Devices and the charges of their batteries, as a subquery of `node_id` and `charge`: what they reported, and what they
 * measured. A device of which both is known, or volts and percent, has each of these charges.
 */
export const batteryCharges = sql`(
  select device_facts.node_id, device_facts.battery_charge as charge from device_facts
  where device_facts.battery_charge is not null
  union all
  select data_points.node_id, data_points.battery_charge from data_points
  where data_points.battery_charge is not null)`

/**
 * Whether a row of `nodes` has a battery of one of these charges. Each table has a condition of its own: over both at once
 * the planner would read and sort all nodes with a battery, however early the page ends.
 */
export const hasBattery = (charges: readonly string[]) => sql`(
  nodes.id in (select device_facts.node_id from device_facts
    where device_facts.battery_charge = any(${[...charges]}::text[]))
  or nodes.id in (select data_points.node_id from data_points
    where data_points.battery_charge = any(${[...charges]}::text[])))`
