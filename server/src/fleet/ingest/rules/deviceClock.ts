import { isTime, readMeasuredTime } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { remarkOfTime } from './times.ts'

/** Device clocks that were never set count from 1970 or 2000; no valid time is older than this. */
const CLOCK_SET_SINCE_MS = Date.UTC(2015, 0, 1)

const localTime = /^\d{4}[-/.]\d{2}[-/.]\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/** What is reported about a clock that counts from 1970, 1980 or 2000. */
export const UNSET_CLOCK = 'the clock of the device is not set'

/** A time from a device's own clock, and a remark about it. */
interface DeviceTime {
  /** ms UTC; null: the time of arrival is used instead. */
  measuredAt: number | null
  /** Why the sent time was not used, or how it was read; null: it was used as it is, or none was sent. */
  remark: string | null
  /** Bits of `MEASUREMENT_FLAGS` for its readings. */
  flags: number
}

/**
 * The measured time from the clock of a small device, which may be in local time or never set. Such a time
 * is ignored: the readings are stored with their time of arrival.
 */
export function deviceTime(value: unknown): DeviceTime {
  if (value === undefined || value === null || value === '') {
    return { measuredAt: null, remark: null, flags: 0 }
  }
  const time = readMeasuredTime(typeof value === 'string' ? withHyphens(value) : value)
  if (isTime(time) && time.ms >= CLOCK_SET_SINCE_MS) {
    return { measuredAt: time.ms, remark: remarkOfTime(time), flags: 0 }
  }
  const reason = isTime(time)
    ? UNSET_CLOCK
    : time.isImpossible
      ? 'such a date or time of day does not exist'
      : typeof value === 'string' && localTime.test(value.trim())
        ? 'a local time without an offset is ambiguous'
        : 'not a time'
  const flags = isTime(time) ? MEASUREMENT_FLAGS.unsetClock : 0
  return { measuredAt: null, remark: `${reason}: the time of arrival is used`, flags }
}

/** PurpleAir writes dates with slashes. */
const withHyphens = (text: string) => text.replace(/^(\d{4})\/(\d{2})\/(\d{2})/, '$1-$2-$3')
