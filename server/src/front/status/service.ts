import { HOUR_MS } from '@airshed/domain'
import {
  ALL_DEVICES_KEY,
  type DeviceCounts,
  type DeviceStats,
  type OnlineSeries,
} from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { countReporting, countStatuses } from './queries.ts'

const DEFAULT_HOURS = 24

const none = (): DeviceCounts => ({
  online: 0,
  offline: 0,
  deactivated: 0,
  inventory: 0,
  total: 0,
})

/** Statuses with their own count; the others are only in the total. */
const COUNTED = ['online', 'offline', 'deactivated', 'inventory'] as const

/** Devices in each state: `devices` for all of them, `devices.{type}` for each type. */
export async function deviceStats(
  { store, clock }: ServerContext,
  visible: Condition,
): Promise<DeviceStats> {
  const rows = await countStatuses(store.db, visible, clock())
  const stats = new Map<string, DeviceCounts>([[ALL_DEVICES_KEY, none()]])
  for (const { type, status, count } of rows) {
    for (const key of [ALL_DEVICES_KEY, `${ALL_DEVICES_KEY}.${type}`]) {
      const counts = stats.get(key) ?? none()
      counts.total += count
      const counted = COUNTED.find((name) => name === status)
      if (counted !== undefined) counts[counted] += count
      stats.set(key, counts)
    }
  }
  return Object.fromEntries(stats)
}

/**
 * Number of devices that reported in each of the last hours, including the current one. Every hour is present, with
 * every type of the fleet.
 */
export async function onlineSeries(
  { store, clock }: ServerContext,
  visible: Condition,
  hours: number = DEFAULT_HOURS,
): Promise<OnlineSeries> {
  const lastHour = Math.floor(clock() / HOUR_MS) * HOUR_MS
  const firstHour = lastHour - (hours - 1) * HOUR_MS
  const rows = await countReporting(store.db, visible, firstHour, lastHour)
  const series = new Map<string, Map<string, number>>()
  for (let hour = firstHour; hour <= lastHour; hour += HOUR_MS) series.set(String(hour), new Map())
  for (const { ts, type, count } of rows) {
    const types = series.get(String(ts))
    types?.set(type, (types.get(type) ?? 0) + count)
  }
  return Object.fromEntries([...series].map(([hour, types]) => [hour, Object.fromEntries(types)]))
}
