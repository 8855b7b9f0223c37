import { DAY_MS, SECOND_MS } from '@airshed/domain'
import type { RunSlice } from './sliceSize.ts'
import { stepStart } from './steps.ts'
import { rollupFor, type SearchPlan } from './window.ts'

type BucketPlan = Extract<SearchPlan, { kind: 'buckets' }>

/** Approximate number of rows of one data point that one statement aggregates to steps. */
const PIECE_ROWS = 10_000
/** Assumed time between readings if statistics have to be computed from readings. */
const READING_MS = 4 * SECOND_MS

/** A window, and the step that no piece may cut. */
interface Span {
  from: number
  to: number
  stepMs: number
  /** Read at once, however long it is, as there are few steps. */
  isWhole: boolean
}

function longestPieceMs(stepMs: number): number {
  const rowMs = rollupFor(stepMs) ?? READING_MS
  return Math.max(1, Math.floor((PIECE_ROWS * rowMs) / stepMs)) * stepMs
}

/** Cuts a window at starts of steps into pieces that can be read quickly. */
export function* bucketPieces(span: Span): Generator<{ from: number; to: number }> {
  const { from, to, stepMs, isWhole } = span
  const pieceMs = isWhole ? to - from : longestPieceMs(stepMs)
  let start = from
  do {
    const end = Math.min(to, start + pieceMs)
    yield { from: start, to: end }
    start = end
  } while (start < to)
}

/**
 * The part of a window that can have steps: rollups show where readings begin, data points where they end. A
 * window of all time costs no more than the time in which there are readings.
 */
export async function bucketWindow(
  run: RunSlice,
  ids: readonly string[],
  { from, to, stepMs, count }: BucketPlan,
): Promise<Span> {
  const lengthMs = Math.min(to - from, (count ?? Infinity) * stepMs)
  if (lengthMs <= longestPieceMs(stepMs)) return { from, to, stepMs, isWhole: true }
  const { rows } = await run<{ oldest: number | null; newest: number | null }>(EXTENT_SQL, [ids])
  const { oldest = null, newest = null } = rows[0] ?? {}
  if (oldest === null || newest === null) return { from: to, to, stepMs, isWhole: true }
  const end = Math.min(to, stepStart(newest, stepMs) + stepMs)
  const start = Math.min(Math.max(from, stepStart(oldest, stepMs)), end)
  return { from: start, to: end, stepMs, isWhole: false }
}

const EXTENT_SQL = `
select min(first.ts) as oldest, max(point.last_ts) as newest
from data_points point
cross join lateral (
  select ts from rollups where data_point = point.key and step_ms = ${DAY_MS} order by ts limit 1
) first
where point.id = any($1::text[])`
