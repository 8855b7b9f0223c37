import type { CalendarUnit } from '@airshed/schemas'
import { IANAZone } from 'luxon'
import { clockSteps, lastPass, type OffsetAt } from './clockSteps.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts'
import type { TimeRange } from './range.ts'
import { standardOffsets } from './standardDay.ts'

/** The steps in which a calendar divides time. */
export interface CalendarStep {
  readonly unit: CalendarUnit
  /**
   * Units of a step, default 1: minutes and hours must divide a day and are counted from midnight; of other units only
   * one.
   */
  readonly every?: number
  /** IANA name; an unknown one counts as UTC. */
  readonly zone: string
  /**
   * Steps begin by the zone's standard time all year, as regulations require, so that every day has 24 hours. Default
   * false: by wall-clock time.
   */
  readonly isStandardTime?: boolean
}

/** Windows hold at most this many steps: minutes of nearly two years. */
const CALENDAR_STEPS_MAX = 1_000_000

/** Within this distance of 1970, ms, each time has an offset, as has each a year later: 200,000 years. */
const FARTHEST_MS = 73_000_000 * DAY_MS

/**
 * Edges of the whole steps that a window touches, ms UTC, ascending: step `i` goes from edge `i` up to, but excluding,
 * edge `i + 1`. The first step may begin before the window, and the last end after it. In wall-clock time a day has 23
 * or 25 hours when clocks change; a repeated hour is two steps, and a step that is only partly repeated is longer by
 * that part.
 *
 * @param most the maximum number of steps; further ones are left out. Default all
 * @returns empty for a window without length
 * @throws RangeError before any step is computed, for times that no calendar has, steps that cannot be counted,
 *   and more than {@link CALENDAR_STEPS_MAX} steps
 */
export function calendarSteps(
  { from, to }: TimeRange,
  step: CalendarStep,
  most = Number.POSITIVE_INFINITY,
): number[] {
  requireCalendar({ from, to })
  if (!isCountable(step)) {
    throw new RangeError(`Expected steps that divide a day, got ${step.every} of ${step.unit}`)
  }
  if (to <= from) return []
  requireFew(Math.min(most, Math.ceil((to - from) / shortestStepMs(step))))
  const offsetAt = offsetsOf(step)
  const lengthMs = clockLengthMs(step)
  if (lengthMs !== null) return clockSteps({ from, to }, lengthMs, offsetAt, most)
  const edges = [startOfStep(from, step, offsetAt)]
  for (let edge = edges[0] as number; edge < to && edges.length <= most;) {
    const next = startOfNext(edge, step, offsetAt)
    if (next <= edge) throw new RangeError(`Expected a ${step.unit} after ${edge} in ${step.zone}`)
    edge = next
    edges.push(edge)
  }
  return edges
}

function requireCalendar({ from, to }: TimeRange): void {
  for (const ms of [from, to]) {
    if (Math.abs(ms) <= FARTHEST_MS) continue
    throw new RangeError(`Expected a time within 200,000 years of 1970, ms UTC, got ${ms}`)
  }
}

function requireFew(steps: number): void {
  if (steps <= CALENDAR_STEPS_MAX) return
  const limit = CALENDAR_STEPS_MAX.toLocaleString('en')
  throw new RangeError(`Expected at most ${limit} steps, got ${steps.toLocaleString('en')}`)
}

const UNIT_MS = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS } as const

/** The length of a step on the clock, ms; null: months and years vary. */
function clockLengthMs({ unit, every = 1 }: Pick<CalendarStep, 'unit' | 'every'>): number | null {
  return unit === 'month' || unit === 'year' ? null : every * UNIT_MS[unit]
}

/** Whether steps can be counted from midnight so that the last one ends at the next midnight. */
export function isCountable({ unit, every = 1 }: Pick<CalendarStep, 'unit' | 'every'>): boolean {
  const lengthMs = clockLengthMs({ unit, every })
  return lengthMs === null ? every === 1 : lengthMs > 0 && DAY_MS % lengthMs === 0
}

/** The usual length of a step, ms: for days, months and years that of the shortest. */
export function shortestStepMs({ unit, every = 1 }: Pick<CalendarStep, 'unit' | 'every'>): number {
  if (unit === 'day') return 23 * HOUR_MS
  return clockLengthMs({ unit, every }) ?? (unit === 'month' ? 28 : 365) * DAY_MS
}

/** The start of the month or year that a time lies in. */
function startOfStep(ms: number, { unit, zone }: CalendarStep, offsetAt: OffsetAt): number {
  const offsetMs = offsetAt(ms)
  const startMs = fromWall(startOfWall(ms + offsetMs, unit), offsetMs, offsetAt)
  return startMs <= ms ? startMs : startOfStep(ms - DAY_MS, { unit, zone }, offsetAt)
}

function startOfNext(startMs: number, { unit }: CalendarStep, offsetAt: OffsetAt): number {
  const offsetMs = offsetAt(startMs)
  // Half a day later is the same step on the wall clock, even if its midnight does not exist.
  const wallMs = startOfWall(startMs + offsetMs + 12 * HOUR_MS, unit)
  const nextWallMs = startOfWall(wallMs, unit, 1)
  const nextMs = fromWall(nextWallMs, offsetMs, offsetAt)
  // A zone may have another standard time from the next year on, and skip a day because of it.
  return nextMs > startMs ? nextMs : nextWallMs - offsetMs
}

/** Start of the month or year on the wall clock, or of one that many later; wall-clock times are treated as UTC. */
function startOfWall(wallMs: number, unit: CalendarUnit, later = 0): number {
  const wall = new Date(wallMs)
  const year = wall.getUTCFullYear()
  return unit === 'month' ? Date.UTC(year, wall.getUTCMonth() + later) : Date.UTC(year + later, 0)
}

/** The instant of a wall-clock time; one that a clock change skips becomes the time of the change. */
function fromWall(wallMs: number, nearOffsetMs: number, offsetAt: OffsetAt): number {
  const foundMs = offsetAt(wallMs - nearOffsetMs)
  if (foundMs === nearOffsetMs) {
    return lastPass({ ms: wallMs - foundMs, offsetMs: foundMs }, DAY_MS, offsetAt).ms
  }
  const first = wallMs - foundMs
  const offsetMs = offsetAt(first)
  return first + offsetMs === wallMs ? first : Math.max(first, wallMs - offsetMs)
}

/** Offsets from UTC, ms: a direct look-up, as a year has 8,760 hours and users wait for each. */
function offsetsOf({ zone, isStandardTime }: CalendarStep): OffsetAt {
  if (isStandardTime !== true) {
    const known = IANAZone.create(zone)
    return known.isValid ? (ms) => known.offset(ms) * MINUTE_MS : () => 0
  }
  return standardOffsets(zone)
}
