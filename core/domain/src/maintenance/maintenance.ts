import type { MaintenanceCovers, MaintenanceState } from '@airshed/schemas'
import type { Place } from '../devices/locationChange.ts'
import { distanceM } from '../places/distance.ts'

/** A span of time, ms UTC; its end is exclusive. */
export interface MaintenanceSpan {
  readonly startsAtMs: number
  readonly endsAtMs: number
}

/** A maintenance window, with the parts that determine what it covers. */
export interface MaintenanceCoverage extends MaintenanceSpan {
  readonly covers: MaintenanceCovers
}

/** A device and where it is now. */
export interface CoverableDevice {
  readonly id: string
  /** null: unknown. */
  readonly place: Place | null
}

/** The state of a window at a time, ms UTC. */
export function maintenanceState(
  { startsAtMs, endsAtMs }: MaintenanceSpan,
  nowMs: number,
): MaintenanceState {
  if (nowMs < startsAtMs) return 'upcoming'
  return nowMs < endsAtMs ? 'current' : 'over'
}

/** Whether a window covers a device, regardless of the time. */
export function isCovered(covers: MaintenanceCovers, { id, place }: CoverableDevice): boolean {
  switch (covers.kind) {
    case 'all':
      return true
    case 'devices':
      return covers.node_ids.includes(id)
    case 'site':
      return place !== null && distanceM(covers.coordinates, place) <= covers.radius_m
  }
}

/** Stands for deleted devices: only a window that covers all devices covers it. */
const UNKNOWN: CoverableDevice = { id: '', place: null }

/**
 * Until when all of these devices are under maintenance, as far as known now: then one of the windows that cover them
 * ends, though another may continue.
 *
 * @returns ms UTC; null: one of them is not
 */
export function coveredUntilMs(
  devices: readonly CoverableDevice[],
  windows: readonly MaintenanceCoverage[],
  nowMs: number,
): number | null {
  const current = windows.filter((window) => maintenanceState(window, nowMs) === 'current')
  let untilMs = Infinity
  for (const device of devices.length === 0 ? [UNKNOWN] : devices) {
    const ends = current.filter(({ covers }) => isCovered(covers, device))
    if (ends.length === 0) return null
    untilMs = Math.min(untilMs, Math.max(...ends.map(({ endsAtMs }) => endsAtMs)))
  }
  return untilMs
}
