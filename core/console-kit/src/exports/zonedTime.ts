import { repeatedTimes, zoneOffsets } from '@airshed/domain'

/** Writes instants on the clock of one time zone. */
export interface ZonedTime {
  /** Converts an instant, ms UTC, to the zone's wall-clock time, expressed as if it were UTC. */
  wallMs: (ms: number) => number
  /** `2026-05-17T11:59:00-06:00` */
  iso: (ms: number) => string
  /** Whether the clock shows the time of an instant twice, so that `wallMs` does not tell which one it is. */
  isRepeated: (ms: number) => boolean
}

/** @param timezone IANA name; one that the browser does not know falls back to UTC */
export function zonedTime(timezone: string): ZonedTime {
  const offsetMs = zoneOffsets(timezone)
  const wallMs = (ms: number): number => ms + offsetMs(ms)
  return {
    wallMs,
    isRepeated: repeatedTimes(offsetMs),
    iso: (ms) => {
      const wall = new Date(wallMs(ms)).toISOString().replace(/(\.000)?Z$/, '')
      const minutes = Math.round(offsetMs(ms) / 60_000)
      const sign = minutes < 0 ? '-' : '+'
      const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
      return `${wall}${sign}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
    },
  }
}
