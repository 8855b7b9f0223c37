import { SECOND_MS, type RangeParams } from '@airshed/console-kit'
import type { DashboardParams } from '../params.ts'

/** Minimum time that a wall shows a dashboard. */
const EVERY_MIN_MS = 5 * SECOND_MS
/** How long each screen of a single dashboard stays. */
const TURN_DEFAULT_MS = 15 * SECOND_MS
/** How long each dashboard stays unless the address says otherwise. */
export const EVERY_DEFAULT_MS = 30 * SECOND_MS

/** What a wall shows after the current dashboard. */
export interface Rotation {
  nextId: string
  everyMs: number
  /** Position of the current one, from 1, and the total number. */
  place: number
  count: number
}

/**
 * The rotation requested by the address; null if it names no other dashboard. From a dashboard that is not
 * in the list it starts at the beginning of the list.
 */
export function rotationOf({ id, every, dashboards }: DashboardParams): Rotation | null {
  const ids = [...new Set(dashboards?.filter((one) => one !== ''))]
  const at = ids.indexOf(id)
  const nextId = ids[(at + 1) % ids.length]
  if (nextId === undefined || nextId === id) return null
  const everyMs = every === undefined ? EVERY_DEFAULT_MS : every * SECOND_MS
  return {
    nextId,
    everyMs: Math.max(EVERY_MIN_MS, everyMs),
    place: Math.max(at, 0) + 1,
    count: ids.length,
  }
}

/**
 * How long each screen of a dashboard stays: they share the time of their dashboard, which stays longer if
 * that is too short to show all of them.
 */
export function turnMs(rotation: Rotation | null, pageCount: number): number {
  if (rotation === null) return TURN_DEFAULT_MS
  return Math.max(EVERY_MIN_MS, rotation.everyMs / Math.max(1, pageCount))
}

/** The query of a wall: `kiosk`, what it rotates through, and the range that all of them show. */
export function wallQuery(
  dashboardIds: readonly string[],
  everyMs: number,
  range: RangeParams = {},
): string {
  const query = new URLSearchParams({ kiosk: '' })
  for (const [name, text] of Object.entries(range)) if (text !== undefined) query.set(name, text)
  if (dashboardIds.length > 1) {
    query.set('dashboards', dashboardIds.join(','))
    query.set('every', String(Math.round(everyMs / SECOND_MS)))
  }
  return query.toString()
}
