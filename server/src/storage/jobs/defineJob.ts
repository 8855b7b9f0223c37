import { HOUR_MS, SECOND_MS } from '@airshed/domain'
import type { Static, TSchema } from 'typebox'
import { JobError } from './jobErrors.ts'

const DEFAULTS = { queue: 'default', maxAttempts: 8, leaseMs: 30_000, firstRetryMs: 10_000 }
const NAME = /^[a-z][a-zA-Z0-9.-]{0,99}$/

/** A kind of job; made by {@link defineJob}. */
export interface JobKind<Payload> {
  readonly kind: string
  readonly payload: TSchema
  readonly queue: string
  readonly maxAttempts: number
  readonly leaseMs: number
  readonly firstRetryMs: number
  organization(payload: Payload): string | null
}

export interface JobDefinition<Schema extends TSchema> {
  /** Stable name, such as `mail.send`: it is stored with each job. */
  kind: string
  /** What the worker receives: ids and small facts, parsed from JSON. */
  payload: Schema
  /** Jobs of one queue share its concurrency and its limit. @default 'default' */
  queue?: string
  /** Attempts after which it fails for good. @default 8 */
  maxAttempts?: number
  /**
   * How long a process holds the job without a sign of life; the lease is renewed automatically while the
   * worker runs. @default 30,000
   */
  leaseMs?: number
  /** Backoff after the first failed attempt; it doubles with each, up to an hour. @default 10,000 */
  firstRetryMs?: number
  /** The organization that a job concerns. @default none */
  organization?(payload: Static<Schema>): string | null
}

/**
 * A kind of job as a value: the code that adds it and its worker share the type of its payload.
 *
 * @throws JobError naming the invalid part
 */
export function defineJob<Schema extends TSchema>(
  definition: JobDefinition<Schema>,
): JobKind<Static<Schema>> {
  const { kind, payload, organization = () => null, ...more } = definition
  const job = { ...DEFAULTS, ...more }
  for (const [what, name] of [
    ['kind', kind],
    ['queue', job.queue],
  ] as const) {
    if (!NAME.test(name)) {
      throw new JobError(
        `Job ${kind}, ${what}: expected letters, digits, dots and dashes after a small letter, got ${JSON.stringify(name)}`,
      )
    }
  }
  expectWhole(kind, 'maxAttempts', job.maxAttempts, 1, 1000)
  expectWhole(kind, 'leaseMs', job.leaseMs, SECOND_MS, 24 * HOUR_MS)
  expectWhole(kind, 'firstRetryMs', job.firstRetryMs, 1, HOUR_MS)
  return Object.freeze({ ...job, kind, payload, organization })
}

function expectWhole(kind: string, what: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return
  throw new JobError(
    `Job ${kind}, ${what}: expected a whole number from ${least} to ${most}, got ${value}`,
  )
}
