import type { TimeRange } from '../time/range.ts'

/** The two times by which the data of a widget are judged. */
export interface ShownTimes {
  /** ms UTC, by which a reading is old: it goes on even while no data come. */
  nowMs: number
  /** Until when the data are known, ms UTC: after it nobody knows whether a device went silent. */
  knownMs: number
}

/** What determines the times of a widget. */
export interface ShownData {
  /** When its data were last known to be current, ms UTC; null before the first answer. */
  readonly asOfMs: number | null
  /** The range of the page; of a live page it advances with the clock. */
  readonly range: TimeRange
  /** It shows the end of a range that has passed, and nothing of the present. Default false. */
  readonly isPast?: boolean
}

/**
 * The times at which a widget looks at its data. While the connection is lost they part: readings get
 * old with the clock, but the status of a device stays what it was when its data were last known.
 */
export function shownTimes({ asOfMs, range, isPast = false }: ShownData): ShownTimes {
  if (isPast || asOfMs === null) return { nowMs: range.to, knownMs: range.to }
  return { nowMs: Math.max(asOfMs, range.to), knownMs: asOfMs }
}
