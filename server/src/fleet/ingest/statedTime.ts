import { createClockRecord, isTime, isUnsetClock, readMeasuredTime } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import type { Collector } from './collector.ts'
import { UNSET_CLOCK } from './rules/deviceClock.ts'
import { remarkOfTime } from './rules/times.ts'

/** The time of readings as their sender stated it. */
export interface StatedTime {
  /** ms UTC; null: none is stated, or it is of no use, and the time of arrival is used. */
  measuredAt: number | null
  /** Bits of `MEASUREMENT_FLAGS` that the time sets. */
  clockFlags: number
}

/** No time is stated. */
const NO_STATED_TIME: StatedTime = { measuredAt: null, clockFlags: 0 }

/** The flags of readings that keep the time of a clock that was not set. */
export const UNKNOWN_TIME_FLAGS = MEASUREMENT_FLAGS.unsetClock | MEASUREMENT_FLAGS.unknownTime

/** A time that is stated must be one: otherwise its readings are refused. */
function timeOf(collector: Collector, value: unknown, path: string): number | 'none' | 'refused' {
  if (value === undefined || value === null) return 'none'
  const read = readMeasuredTime(value)
  if (!isTime(read)) {
    collector.refuse(path, read.expected, value)
    return 'refused'
  }
  const remark = remarkOfTime(read)
  if (remark !== null) collector.remarkOnce(path, remark)
  return read.ms
}

/**
 * The time of a report that was just made: one from a clock that is not set is replaced by that of arrival.
 *
 * @returns null: it is no time, and its readings are refused
 */
export function reportTime(collector: Collector, value: unknown, path: string): StatedTime | null {
  const time = timeOf(collector, value, path)
  if (time === 'refused') return null
  if (time === 'none') return NO_STATED_TIME
  if (!isUnsetClock(time)) return { measuredAt: time, clockFlags: 0 }
  collector.remark(path, `${UNSET_CLOCK}: the time of arrival is used`)
  return { measuredAt: null, clockFlags: MEASUREMENT_FLAGS.unsetClock }
}

/** Reads the times of rows, which may be history. */
interface RowTimes {
  /** @returns null: it is no time, and its row is refused */
  read(value: unknown, path: string): StatedTime | null
}

/** What is reported about rows with the times of a clock that was not set. */
const KEPT =
  'the clock of the device may not have been set: the times are kept, and the readings are part of no statistic. Send "history": true if they are history'

/**
 * @param times of all rows of the device in the payload, by which history is told from a clock that was not set; those that
 * are none do not matter. null: they are history
 */
export function rowTimes(collector: Collector, times: Iterable<unknown> | null): RowTimes {
  const record = createClockRecord()
  for (const value of times ?? []) {
    const read = readMeasuredTime(value)
    if (isTime(read)) record.add(read.ms)
  }
  return {
    read(value, path) {
      const time = timeOf(collector, value, path)
      if (time === 'refused') return null
      if (time === 'none') return NO_STATED_TIME
      if (times === null || !record.isUnset(time)) return { measuredAt: time, clockFlags: 0 }
      collector.remarkOnce(path, KEPT)
      return { measuredAt: time, clockFlags: UNKNOWN_TIME_FLAGS }
    },
  }
}
