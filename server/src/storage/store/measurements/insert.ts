import { decimalsOf } from '@airshed/domain'
import { asReceived, HIDING_FLAGS } from '@airshed/schemas'
import type { MeasurementBatch } from '../measurementStore.ts'
import { isTransient } from '../storeError.ts'
import {
  FOLLOWERS,
  isAnyFollowed,
  NOT_FOLLOWED,
  type FollowedKeys,
  type Follower,
} from './followedPoints.ts'
import { REPORTED_FLAGS } from './hiddenSql.ts'
import { insertSqlOf } from './insertSql.ts'
import type { RunSql } from './runSql.ts'

interface InsertAnswer {
  inserted: number
  keys: number[] | null
  times: number[] | null
  /** Number of marks per follower; absent if there are none. */
  metrics?: number
  alerts?: number
  webhooks?: number
}

/** The result of inserting a batch. */
interface InsertedBatch {
  /** Whether each reading is new, in the order of the batch. */
  readonly isNew: boolean[]
  /** The followers that it was marked for. */
  readonly markedFor: readonly Follower[]
}

const ATTEMPTS = 8
/** The largest `precision` of a data point. */
const DECIMALS_MAX = 12

/** An array literal of PostgreSQL: one parameter each, so that the size of a batch is not limited. */
const literal = (values: ArrayLike<number>) => `{${Array.prototype.join.call(values, ',')}}`

function valuesLiteral(values: readonly (number | null)[]): string {
  const parts = values.map((value) => (value === null || !Number.isFinite(value) ? 'NULL' : value))
  return `{${parts.join(',')}}`
}

/**
 * Stores a batch, see MeasurementStore.insert. If two writers deadlock, PostgreSQL ends one of them: run it
 * {@link untangled}.
 *
 * @param now ms UTC, the time for the status of nodes
 * @param followed the data points whose new readings are marked. Default none
 */
export async function insertBatch(
  run: RunSql,
  batch: MeasurementBatch,
  now: number,
  followed: FollowedKeys = NOT_FOLLOWED,
): Promise<InsertedBatch> {
  const { dataPoints, times, values, flags } = batch
  const length = values.length
  if (dataPoints.length !== length || times.length !== length || flags.length !== length) {
    throw new RangeError(
      `A batch has columns of one length: expected ${length} each, got ${dataPoints.length} keys, ${times.length} times, ${flags.length} flags`,
    )
  }
  if (length === 0) return { isNew: [], markedFor: [] }
  const decimals = mostDecimals(batch)
  const hasHidden = flags.some((flag) => (flag & REPORTED_FLAGS) !== 0)
  const parameters = [
    literal(dataPoints),
    literal(times),
    valuesLiteral(values),
    literal(hasHidden && batch.isCorrected !== true ? flags.map(asReceived) : flags),
    literal([...decimals.keys()]),
    Math.trunc(now),
    valuesLiteral([...decimals.values()]),
  ]
  const isFollowed = isAnyFollowed(followed)
  const { webhooks: hasWebhooks, isCovered } = followed
  const statement = insertSqlOf({ hasHidden, isFollowed, hasWebhooks, isCovered })
  if (isFollowed) parameters.push(literal(followed.metrics), literal(followed.alerts))
  const [row] = await run<InsertAnswer>(statement, parameters)
  const answer = row as InsertAnswer
  return {
    isNew: newOnes(batch, answer),
    markedFor: FOLLOWERS.filter((follower) => (answer[follower] ?? 0) > 0),
  }
}

/** Data point → the most decimals of its shown values; null: it has none. */
function mostDecimals({ dataPoints, values, flags }: MeasurementBatch): Map<number, number | null> {
  const most = new Map<number, number | null>()
  for (const [at, value] of values.entries()) {
    const key = dataPoints[at] ?? 0
    const known = most.get(key) ?? null
    const isShown =
      value !== null && Number.isFinite(value) && ((flags[at] ?? 0) & HIDING_FLAGS) === 0
    most.set(key, isShown ? Math.max(known ?? 0, decimalsOf(value, DECIMALS_MAX)) : known)
  }
  return most
}

/** Tries again what PostgreSQL has ended because of a deadlock. */
export async function untangled<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left <= 1 || !isTransient(error)) throw error
    }
  }
}

function newOnes(batch: MeasurementBatch, answer: InsertAnswer): boolean[] {
  const { dataPoints, times } = batch
  const length = dataPoints.length
  if (answer.inserted === length) return Array.from({ length }, () => true)
  if (answer.inserted === 0) return Array.from({ length }, () => false)
  const added = new Set(answer.keys?.map((key, at) => `${key}@${answer.times?.[at]}`))
  return Array.from({ length }, (_, at) => added.delete(`${dataPoints[at]}@${times[at]}`))
}
