import { SECOND_MS, type RangeParams } from '@airshed/console-kit'
import type { DashboardParams } from '../params.ts'

/** A wall changes its dashboard no quicker than this. */
const EVERY_MIN_MS = 5 * SECOND_MS
/** How long each screen of a single dashboard stays. */
const TURN_DEFAULT_MS = 15 * SECOND_MS
/** How long each dashboard stays unless the address says otherwise. */
export const EVERY_DEFAULT_MS = 30 * SECOND_MS

/** What a wall shows after what is shown now. */
export interface Rotation {
  nextId: string
  everyMs: number
  /** Place of the present one, from 1, and how many there are. */
  place: number
  count: number
}

/**
 * The rotation that the address asks for; null where it names no other dashboard. One that is not
 * in the list is where the list begins.
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
 * How long each screen of a dashboard stays: they share the time of their dashboard, which stays
 * longer where that is too little to look at all of them.
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
