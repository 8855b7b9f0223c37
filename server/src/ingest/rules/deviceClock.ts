import { parseTime } from './times.ts'

/** Clocks of devices that were never set count from 1970 or 2000; nothing here is older than this. */
const CLOCK_SET_SINCE_MS = Date.UTC(2015, 0, 1)

const localTime = /^\d{4}[-/.]\d{2}[-/.]\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/** A time that a device's own clock says, and what is to be told of it. */
export interface DeviceTime {
  /** ms UTC; null: the time of arrival stands instead. */
  measuredAt: number | null
  /** Why not the time that was sent; null: it was taken, or none was sent. */
  remark: string | null
}

/**
 * The measured time by the clock of a small device, which may be local or never have been set. Such a
 * time is ignored: its readings are kept, with their time of arrival.
 */
export function deviceTime(value: unknown): DeviceTime {
  if (value === undefined || value === null || value === '') {
    return { measuredAt: null, remark: null }
  }
  const time = parseTime(typeof value === 'string' ? withHyphens(value) : value)
  if (time !== undefined && time >= CLOCK_SET_SINCE_MS) return { measuredAt: time, remark: null }
  const reason =
    time !== undefined
      ? 'the clock of the device is not set'
      : typeof value === 'string' && localTime.test(value.trim())
        ? 'a local time without an offset is ambiguous'
        : 'not a time'
  return { measuredAt: null, remark: `${reason}: the time of arrival is used` }
}

/** PurpleAir writes dates with slashes. */
const withHyphens = (text: string) => text.replace(/^(\d{4})\/(\d{2})\/(\d{2})/, '$1-$2-$3')
