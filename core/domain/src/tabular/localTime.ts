import { DateTime, IANAZone } from 'luxon'
import { HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { standardOffsetMs } from '../time/standardDay.ts'

/** The clock of a place, by which local times become instants. */
export interface LocalClock {
  /** IANA name, or a fixed offset such as `UTC+1`. */
  zone: string
  /** Whether it keeps the zone's standard time all year, as most data loggers do. */
  isStandard: boolean
}

/** More than any zone is ahead of or behind UTC. */
const REACH_MS = 15 * HOUR_MS

/**
 * The instants at which a clock shows a local time, in order: two while a clock change repeats it, none if a clock
 * change skips it.
 *
 * @param wallMs the local time read as if it were UTC, in ms
 */
export function instantsAt(wallMs: number, { zone, isStandard }: LocalClock): readonly number[] {
  if (isStandard) {
    return [wallMs - standardOffsetMs(zone, new Date(wallMs).getUTCFullYear())]
  }
  const offsets = new Set([-REACH_MS, 0, REACH_MS].map((ms) => offsetMs(wallMs + ms, zone)))
  return [...offsets]
    .map((offset) => wallMs - offset)
    .filter((ms) => ms + offsetMs(ms, zone) === wallMs)
    .toSorted((one, other) => one - other)
}

/** The clock change that skips a local time: what clocks showed before and after, as `HH:mm`. */
export function skippingChange(wallMs: number, zone: string): { before: string; after: string } {
  const offsetBefore = offsetMs(wallMs - REACH_MS, zone)
  const offsetAfter = offsetMs(wallMs + REACH_MS, zone)
  // Of the instants around it, the change is the first with the later offset.
  let early = wallMs - REACH_MS
  let late = wallMs + REACH_MS
  while (late - early > MINUTE_MS) {
    const middle = early + Math.floor((late - early) / (2 * MINUTE_MS)) * MINUTE_MS
    if (middle === early || middle === late) break
    if (offsetMs(middle, zone) === offsetBefore) early = middle
    else late = middle
  }
  const changeMs = Math.floor(late / MINUTE_MS) * MINUTE_MS
  return { before: clockText(changeMs + offsetBefore), after: clockText(changeMs + offsetAfter) }
}

const FIXED = /^UTC([+-]\d{1,2}(:\d{2})?)?$/i

/** Whether a text names a clock: an IANA zone, or a fixed offset such as `UTC+1`. */
export const isZone = (zone: string): boolean =>
  IANAZone.isValidZone(zone) || (FIXED.test(zone) && DateTime.utc().setZone(zone).isValid)

const clockText = (wallMs: number) => new Date(wallMs).toISOString().slice(11, 16)

const zones = new Map<string, IANAZone>()

function offsetMs(ms: number, zone: string): number {
  if (!IANAZone.isValidZone(zone)) return DateTime.fromMillis(ms, { zone }).offset * MINUTE_MS
  const known = zones.get(zone) ?? IANAZone.create(zone)
  zones.set(zone, known)
  return known.offset(ms) * MINUTE_MS
}
