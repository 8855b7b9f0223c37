import {
  parseCoordinates,
  type MaintenanceCovers,
  type MaintenanceCoversKind,
  type MaintenanceWindow,
} from '@airshed/console-kit'
import {
  MAINTENANCE_LENGTH_MAX_MS,
  MAINTENANCE_NAME_MAX,
  MAINTENANCE_RADIUS_MAX_M,
  MAINTENANCE_RADIUS_MIN_M,
} from '@airshed/console-kit/define'
import { HOUR_MS, MINUTE_MS } from '@airshed/kit'
import { instantOf, wallText } from './wallTime.ts'

/** A maintenance window as edited in its form. */
export interface WindowDraft {
  /** null: not chosen yet. */
  organizationId: string | null
  name: string
  /** Local time of the reader, as in `2026-03-02T12:05`; empty: not entered. */
  starts: string
  ends: string
  covers: MaintenanceCoversKind
  nodeIds: readonly string[]
  /** Coordinates as typed. */
  place: string
  /** null: the text is not a number. */
  radiusM: number | null
}

/** A field of the form. */
export type WindowPlace =
  | 'organization'
  | 'name'
  | 'starts'
  | 'ends'
  | 'devices'
  | 'place'
  | 'radius'

const LENGTH_MS = 2 * HOUR_MS
const RADIUS_M = 500

/** A new window of two hours, starting at the current minute. */
export function newWindowDraft(
  organizationId: string | null,
  nowMs: number,
  timezone: string,
): WindowDraft {
  const startMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS
  return {
    organizationId,
    name: '',
    starts: wallText(startMs, timezone),
    ends: wallText(startMs + LENGTH_MS, timezone),
    covers: 'devices',
    nodeIds: [],
    place: '',
    radiusM: RADIUS_M,
  }
}

/** The form's initial draft of a stored window. */
export function draftOfWindow(window: MaintenanceWindow, timezone: string): WindowDraft {
  const { organization_id: organizationId, name, covers } = window
  return {
    ...newWindowDraft(organizationId, window.starts_at, timezone),
    name,
    ends: wallText(window.ends_at, timezone),
    covers: covers.kind,
    nodeIds: covers.kind === 'devices' ? covers.node_ids : [],
    ...(covers.kind === 'site'
      ? { place: covers.coordinates.join(', '), radiusM: covers.radius_m }
      : {}),
  }
}

/**
 * Why a draft cannot be saved: field → message of `maintenance.problem.*`.
 *
 * @param nowMs a new window has to end after this, ms UTC; null: it may already be over
 */
export function windowProblems(
  draft: WindowDraft,
  timezone: string,
  nowMs: number | null,
): ReadonlyMap<WindowPlace, string> {
  const { organizationId, name, covers, nodeIds, place, radiusM } = draft
  const startsAtMs = instantOf(draft.starts, timezone)
  const endsAtMs = instantOf(draft.ends, timezone)
  const lengthMs = startsAtMs === null || endsAtMs === null ? null : endsAtMs - startsAtMs
  const isSite = covers === 'site'
  const isCircle =
    radiusM !== null &&
    Number.isInteger(radiusM) &&
    radiusM >= MAINTENANCE_RADIUS_MIN_M &&
    radiusM <= MAINTENANCE_RADIUS_MAX_M
  const wrong: readonly (readonly [WindowPlace, boolean, string])[] = [
    ['organization', organizationId === null, 'organization'],
    ['name', name.trim() === '', 'name'],
    ['name', name.length > MAINTENANCE_NAME_MAX, 'nameTooLong'],
    ['starts', startsAtMs === null, 'time'],
    ['ends', endsAtMs !== null && nowMs !== null && endsAtMs <= nowMs, 'past'],
    ['ends', lengthMs !== null && lengthMs > MAINTENANCE_LENGTH_MAX_MS, 'tooLong'],
    ['ends', lengthMs !== null && lengthMs <= 0, 'order'],
    ['ends', endsAtMs === null, 'time'],
    ['devices', covers === 'devices' && nodeIds.length === 0, 'devices'],
    ['place', isSite && parseCoordinates(place) === null, 'place'],
    ['radius', isSite && !isCircle, 'radius'],
  ]
  return new Map(wrong.filter(([, isWrong]) => isWrong).map(([at, , problem]) => [at, problem]))
}

/**
 * A valid draft in the form that is sent.
 *
 * @param stored the window being edited: an unchanged time keeps its milliseconds
 */
export function windowBody(
  draft: WindowDraft,
  timezone: string,
  stored: Pick<MaintenanceWindow, 'starts_at' | 'ends_at'> | null,
) {
  const instant = (text: string, storedMs: number | undefined): number =>
    storedMs !== undefined && wallText(storedMs, timezone) === text
      ? storedMs
      : (instantOf(text, timezone) ?? 0)
  return {
    name: draft.name.trim(),
    starts_at: instant(draft.starts, stored?.starts_at),
    ends_at: instant(draft.ends, stored?.ends_at),
    covers: coversOf(draft),
  }
}

function coversOf({ covers, nodeIds, place, radiusM }: WindowDraft): MaintenanceCovers {
  switch (covers) {
    case 'all':
      return { kind: covers }
    case 'devices':
      return { kind: covers, node_ids: [...nodeIds] }
    case 'site': {
      const [latitude, longitude] = parseCoordinates(place) ?? [0, 0]
      return { kind: covers, coordinates: [latitude, longitude], radius_m: radiusM ?? RADIUS_M }
    }
  }
}

/** The field that an issue reported by the server belongs to, by its path in the body; null if to none. */
export function placeOfWindowIssue(path: string): WindowPlace | null {
  return PLACES.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? null
}
const PLACES: readonly (readonly [string, WindowPlace])[] = [
  ['/organization_id', 'organization'],
  ['/name', 'name'],
  ['/starts_at', 'starts'],
  ['/ends_at', 'ends'],
  ['/covers/node_ids', 'devices'],
  ['/covers/coordinates', 'place'],
  ['/covers/radius_m', 'radius'],
]
