import { Cron } from 'croner'
import cronstrue from 'cronstrue'
import 'cronstrue/locales/es'

/** The meaning of five cron fields. */
export type Schedule =
  /** Not five fields, or one of them is out of bounds. */
  | { state: 'invalid' }
  /** Valid, but no such day exists, such as 31 February. */
  | { state: 'never' }
  | { state: 'ok'; sentence: string; nextMs: readonly number[] }

export interface ReadScheduleOptions {
  language: 'en' | 'es'
  /** IANA zone in which the fields are interpreted. */
  zone: string
  /** Start of the next times, ms UTC. */
  nowMs: number
}

/** Number of next times that are shown. */
const NEXT_TIMES = 5

/** Reads a schedule: its meaning in the user's language, and its next times. */
export function readSchedule(expression: string, options: ReadScheduleOptions): Schedule {
  const { language, zone, nowMs } = options
  const fields = expression.trim().split(/\s+/)
  if (fields.length !== 5) return { state: 'invalid' }
  try {
    const cron = new Cron(fields.join(' '), { timezone: zone, mode: '5-part', paused: true })
    const nextMs = cron.nextRuns(NEXT_TIMES, new Date(nowMs)).map((date) => date.getTime())
    if (nextMs.length === 0) return { state: 'never' }
    const sentence = cronstrue.toString(fields.join(' '), {
      locale: language,
      use24HourTimeFormat: true,
      throwExceptionOnParseError: true,
    })
    return { state: 'ok', sentence, nextMs }
  } catch {
    return { state: 'invalid' }
  }
}
