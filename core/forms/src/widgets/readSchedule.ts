import { cronProblem, type CronProblem } from '@airshed/domain'
import { Cron } from 'croner'
import cronstrue from 'cronstrue'
import 'cronstrue/locales/es'

/** The meaning of five cron fields. */
export type Schedule =
  | { state: 'invalid'; problem: CronProblem }
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
  const problem = cronProblem(expression)
  if (problem !== null) return { state: 'invalid', problem }
  const fields = expression.trim().replaceAll(/\s+/g, ' ')
  const cron = new Cron(fields, { timezone: zone, mode: '5-part', paused: true })
  const nextMs = cron.nextRuns(NEXT_TIMES, new Date(nowMs)).map((date) => date.getTime())
  if (nextMs.length === 0) return { state: 'never' }
  const sentence = cronstrue.toString(fields, {
    locale: language,
    use24HourTimeFormat: true,
    throwExceptionOnParseError: true,
  })
  return { state: 'ok', sentence, nextMs }
}
