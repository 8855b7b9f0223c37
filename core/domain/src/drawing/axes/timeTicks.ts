import { DAY_MS } from '../../time/duration.ts'
import type { TimeRange } from '../../time/range.ts'
import { timeFormatAt, type TimeFormat } from '../../time/timeFormat.ts'
import { roundTimes, timeStepMs } from './roundTimes.ts'

/** A mark of a time axis. */
export interface TimeTick {
  /** ms UTC. */
  readonly ts: number
  /** The time of day, or the date where a day begins. */
  readonly label: string
}

export interface TimeTicksPlan {
  /** IANA name; an unknown one counts as UTC. */
  readonly timeZone: string
  /** BCP 47 tag. */
  readonly locale: string
  /** Most steps between marks. */
  readonly stepsMax: number
}

/**
 * Round times between two times of a zone, with short labels: one that begins a day is its date, any other its time of
 * day. For axes with little room; `timeLabels` writes both.
 */
export function timeTicks(
  range: TimeRange,
  { timeZone, locale, stepsMax }: TimeTicksPlan,
): TimeTick[] {
  const stepMs = timeStepMs(range, stepsMax)
  const format = timeFormatAt(locale, timeZone, range.to)
  return roundTimes(range, stepMs, timeZone).map((ts) => ({
    ts,
    label: stepMs >= DAY_MS || beginsDay(ts, format) ? format.axis.date(ts) : format.axis.time(ts),
  }))
}

const beginsDay = (ts: number, { isSameDay }: TimeFormat): boolean => !isSameDay(ts - 1, ts)
