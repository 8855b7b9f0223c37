import { DAY_MS } from '../time/duration.ts'
import { isTimeRepeated } from '../time/repeatedTime.ts'

/** Zone offsets change only at full quarter hours. */
const QUARTER_MS = 900_000

/** Writes instants on the clock of one time zone. */
export interface ZonedTime {
  /** Converts an instant, ms UTC, to the zone's wall-clock time, expressed as if it were UTC. */
  wallMs: (ms: number) => number
  /** `2026-05-17T11:59:00-06:00` */
  iso: (ms: number) => string
  /** Whether the clock shows the time of an instant twice, so that `wallMs` does not tell which one it is. */
  isRepeated: (ms: number) => boolean
}

/** @param timezone IANA name; one that the system does not know falls back to UTC */
export function zonedTime(timezone: string): ZonedTime {
  const format = offsetFormat(timezone)
  const known = new Map<number, number>()
  const offsetMs = (ms: number): number => {
    const quarter = Math.floor(ms / QUARTER_MS)
    const offset = known.get(quarter) ?? readOffsetMs(format, quarter * QUARTER_MS)
    known.set(quarter, offset)
    return offset
  }
  const wallMs = (ms: number): number => ms + offsetMs(ms)
  return {
    wallMs,
    isRepeated: (ms) => isTimeRepeated(ms, (at) => wallMs(at) % DAY_MS),
    iso: (ms) => {
      const wall = new Date(wallMs(ms)).toISOString().replace(/(\.000)?Z$/, '')
      const minutes = Math.round(offsetMs(ms) / 60_000)
      const sign = minutes < 0 ? '-' : '+'
      const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
      return `${wall}${sign}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
    },
  }
}

function offsetFormat(timezone: string): Intl.DateTimeFormat {
  const inZone = (timeZone: string): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  try {
    return inZone(timezone)
  } catch {
    return inZone('UTC')
  }
}

/** Extracts the offset from `GMT-06:00`; plain `GMT` has none. */
function readOffsetMs(format: Intl.DateTimeFormat, ms: number): number {
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
