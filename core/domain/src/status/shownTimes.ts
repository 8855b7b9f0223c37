import type { TimeRange } from '../time/range.ts'

/** The two times from which the age of the data of a widget follows. */
export interface ShownTimes {
  /** ms UTC, the time that decides whether a reading is old: it advances even if no data arrive. */
  nowMs: number
  /** Until when the data are known, ms UTC: after that it is unknown whether a device stopped reporting. */
  knownMs: number
}

/** What determines the times of a widget. */
export interface ShownData {
  /** When its data were last known to be current, ms UTC; null before the first answer. */
  readonly asOfMs: number | null
  /** The range of the page; on a live page it advances with the clock. */
  readonly range: TimeRange
  /** It shows the end of a past range, and nothing of the present. Default false. */
  readonly isPast?: boolean
}

/**
 * The times from which a widget takes the age of its data. They differ while the connection is lost: readings age with the clock,
 * but the status of a device stays as it was when its data were last known.
 */
export function shownTimes({ asOfMs, range, isPast = false }: ShownData): ShownTimes {
  if (isPast || asOfMs === null) return { nowMs: range.to, knownMs: range.to }
  return { nowMs: Math.max(asOfMs, range.to), knownMs: asOfMs }
}
