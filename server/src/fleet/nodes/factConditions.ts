import { BATTERY_CHARGES, type BatteryCharge } from '@airshed/schemas'
import { sql } from 'kysely'
import { isReadBy } from '../../access/entities/nodes.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { hasBattery } from './batteryCharges.ts'

/** Nodes that reported one of these versions. @param caller who sees no facts of what is leased to others */
export const firmwareCondition = (versions: readonly string[], caller: Caller): Condition =>
  sql`(${isReadBy(caller)} and nodes.id in (select device_channels.node_id from device_channels
    where device_channels.firmware = any(${[...versions]}::text[])))`

const KNOWN_CHARGES = BATTERY_CHARGES.filter((charge) => charge !== 'unknown')

/** Nodes with a battery of one of these charges. @param caller to whom what is leased to others is unknown */
export function batteryCondition(charges: readonly BatteryCharge[], caller: Caller): Condition {
  const known = charges.filter((charge) => charge !== 'unknown')
  const isRead = isReadBy(caller)
  const isKnown = sql`(${isRead} and ${hasBattery(known)})`
  if (!charges.includes('unknown')) return sql`${isKnown}`
  const isUnknown = sql`(not ${isRead} or not ${hasBattery(KNOWN_CHARGES)})`
  return known.length === 0 ? sql`${isUnknown}` : sql`(${isKnown} or ${isUnknown})`
}
