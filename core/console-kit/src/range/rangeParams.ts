import {
  lastRange,
  MINUTE_MS,
  rangeLengthMs,
  readLength,
  readTime,
  REFRESH_CHOICES_MS,
  writeLength,
  type TimeRange,
} from '@airshed/domain'
import type { RangeState, Span } from './rangeState.ts'

/** The address parameters of a page for its range, each a text. */
export interface RangeParams {
  /** Length of a window that ends now, such as `3h`. */
  last?: string | undefined
  /** Interval at which such a window advances if it is not live, such as `5m`. */
  refresh?: string | undefined
  /** The ends of a fixed window, ms UTC or ISO 8601. */
  from?: string | undefined
  to?: string | undefined
  /** The window that this one was zoomed in from: a length, or two times. */
  unzoom?: string | undefined
}

/** How far a window may end after now, as the clocks of two browsers differ. */
const AHEAD_MS = MINUTE_MS

/** The range in an address; null if there is none or it is invalid. */
export function readRangeParams(params: RangeParams, now: number): RangeState | null {
  const { last, from, to, unzoom } = params
  const refreshMs = readRefresh(params.refresh)
  const fixed = fixedSpan([from, to], now)
  if (fixed !== null) {
    const before = unzoom?.split(',') ?? []
    return { ...fixed, whole: fixedSpan(before, now) ?? moving(before[0], refreshMs, now) }
  }
  const moved = moving(last, refreshMs, now)
  return moved === null ? null : { ...moved, whole: null }
}

/** The address parameters of a range; those it does not need are undefined, which removes them. */
export function writeRangeParams({
  whole,
  ...shown
}: RangeState): Record<keyof RangeParams, string | undefined> {
  const { from, to } = shown.range
  const refreshMs = (whole ?? shown).refreshMs
  const isMoving = movesOn(shown)
  return {
    last: isMoving ? writeLength(rangeLengthMs(shown.range)) : undefined,
    refresh: refreshMs === null ? undefined : writeLength(refreshMs),
    from: isMoving ? undefined : String(from),
    to: isMoving ? undefined : String(to),
    unzoom: whole === null ? undefined : wholeText(whole),
  }
}

/** Whether a window follows the clock, live or at intervals. */
export const movesOn = ({ isUpdatesOn, refreshMs }: Span): boolean =>
  isUpdatesOn || refreshMs !== null

const wholeText = (whole: Span): string =>
  movesOn(whole) ? writeLength(rangeLengthMs(whole.range)) : `${whole.range.from},${whole.range.to}`

function fixedSpan(
  [from = '', to = '']: readonly (string | undefined)[],
  now: number,
): Span | null {
  const range = possibleRange(readTime(from), readTime(to), now)
  return range === null ? null : { range, isUpdatesOn: false, refreshMs: null }
}

function possibleRange(from: number | null, to: number | null, now: number): TimeRange | null {
  if (from === null || to === null || from < 0 || from >= to) return null
  return to <= now + AHEAD_MS ? { from, to } : null
}

function moving(last: string | undefined, refreshMs: number | null, now: number): Span | null {
  const lengthMs = readLength(last ?? '')
  // No reading is from before 1970.
  if (lengthMs === null || lengthMs > now) return null
  return { range: lastRange(lengthMs, now), isUpdatesOn: refreshMs === null, refreshMs }
}

function readRefresh(text: string | undefined): number | null {
  const ms = readLength(text ?? '')
  return ms !== null && REFRESH_CHOICES_MS.includes(ms) ? ms : null
}
