import { SECOND_MS } from '@airshed/domain'
import { Cron } from 'croner'
import { JobError } from './jobErrors.ts'

/** Runs at once, and then after each period. */
export interface Period {
  /** At least a second. */
  everyMs: number
  /** What the work depends on, such as a digest of settings: when it changes, the job runs at once. */
  dependsOn?: string
}

/** Five fields of cron (minute, hour, day, month, weekday) in UTC, or a period. */
export type Schedule = string | Period

/** The turns of a schedule. */
export interface TurnTimes {
  /** Identifies the schedule in the store: a different one starts over. */
  name: string
  /** The first turn of a new schedule, ms UTC. */
  first(now: number): number
  /** The first turn after `now` of a schedule that had one at `turnAt`. */
  after(turnAt: number, now: number): number
}

/** @throws JobError if a schedule is invalid or never occurs */
export function turnTimes(schedule: Schedule): TurnTimes {
  return typeof schedule === 'string' ? cronTurns(schedule) : periodicTurns(schedule)
}

function periodicTurns({ everyMs, dependsOn }: Period): TurnTimes {
  if (!Number.isInteger(everyMs) || everyMs < SECOND_MS) {
    throw new JobError(`Schedule: expected everyMs to be whole and at least 1000, got ${everyMs}`)
  }
  return {
    name: `every ${everyMs} ms${dependsOn === undefined ? '' : ` for ${dependsOn}`}`,
    first: (now) => now,
    after: (turnAt, now) => turnAt + everyMs * (Math.floor((now - turnAt) / everyMs) + 1),
  }
}

function cronTurns(fields: string): TurnTimes {
  const next = nextByCron(fields)
  if (next(0) === null) {
    throw new JobError(`Schedule "${fields}" never runs. Choose a day that exists in the month`)
  }
  const after = (now: number) => next(now) ?? Number.MAX_SAFE_INTEGER
  return { name: fields, first: after, after: (_turnAt, now) => after(now) }
}

function nextByCron(fields: string): (now: number) => number | null {
  // croner also accepts names such as @daily.
  if (fields.trim().split(/\s+/).length !== 5) {
    throw new JobError(
      `Schedule: expected five fields (minute, hour, day, month, weekday), got "${fields}"`,
    )
  }
  try {
    const cron = new Cron(fields, { mode: '5-part', timezone: 'UTC' })
    return (now) => cron.nextRun(new Date(now))?.getTime() ?? null
  } catch (error) {
    throw new JobError(`Schedule "${fields}" cannot be read: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
