import { DEFAULT_DASHBOARD_RANGE_MS, MINUTE_MS } from '@airshed/domain'
import { ANSWER_MEASUREMENTS_MAX, type MeasurementSearch } from '@airshed/schemas'
import { BEGINNING_MS, ROLLUP_STEPS_MS, stepStart } from './steps.ts'

/** More points than this never leave in one answer; a chart that is wider is drawn coarser. */
const MAX_POINTS = ANSWER_MEASUREMENTS_MAX
const POINTS_PER_COLUMN = 4
/** The widest answer that can be asked for, and what a long window gets when it names no width. */
const MAX_WIDTH = 16_384
/** The latest time of the calendar, ms UTC: the end of a search for the newest readings. */
const LAST_MS = 8_640_000_000_000_000

/** What is to be read, from what was asked. */
export type SearchPlan =
  /** The newest readings as they are. */
  | { kind: 'last'; from: number; to: number; count: number }
  /** Statistics of steps that start at multiples of `stepMs` after the epoch. */
  | {
      kind: 'buckets'
      from: number
      to: number
      stepMs: number
      count: number | null
      width: number | null
    }
  /** Readings as they are where they are few, else first, min, max and last of each column. */
  | {
      kind: 'series'
      from: number
      to: number
      width: number
      /** Rollup from which columns are made. */
      stepMs: number
      /** Length of a column: a multiple of `stepMs`. */
      columnMs: number
      /** Data points with more readings than this are read as columns. */
      denseAbove: number
    }

/**
 * Decides how a search is answered. Without a window it is the last three hours, or with `last` all
 * time; an end that is missing is now. Statistics are of whole steps: the first and the last one
 * reach beyond the window where it does not begin or end with a step.
 *
 * @param now ms UTC
 */
export function planSearch(query: MeasurementSearch, now: number): SearchPlan {
  const { aggregate, last } = query
  // What arrives in this very moment belongs to a window without an end.
  const to = query.to ?? (last === undefined ? now : LAST_MS)
  const from = query.from ?? (last === undefined ? to - DEFAULT_DASHBOARD_RANGE_MS : BEGINNING_MS)
  if (aggregate !== undefined) {
    const stepMs = aggregate * MINUTE_MS
    const end = stepStart(to, stepMs) === to ? to : stepStart(to, stepMs) + stepMs
    const width = query.width ?? null
    return {
      kind: 'buckets',
      // The first step of all time would begin before the calendar does.
      from: Math.max(BEGINNING_MS, stepStart(from, stepMs)),
      to: end,
      stepMs,
      count: last ?? null,
      width,
    }
  }
  if (last !== undefined) return { kind: 'last', from, to, count: last }

  const points = Math.max(1, query.data_point_id.length)
  const widest = Math.floor(MAX_POINTS / POINTS_PER_COLUMN / points)
  const width = Math.max(1, Math.min(query.width ?? MAX_WIDTH, widest))
  const pixelMs = Math.max(0, to - from) / width
  const stepMs = ROLLUP_STEPS_MS.findLast((step) => step <= pixelMs)
  if (stepMs === undefined) {
    const step = ROLLUP_STEPS_MS[0]
    return {
      kind: 'series',
      from,
      to,
      width,
      stepMs: step,
      columnMs: step,
      denseAbove: Math.floor(MAX_POINTS / points),
    }
  }
  const columnMs = Math.floor(pixelMs / stepMs) * stepMs
  return {
    kind: 'series',
    from,
    to,
    width,
    stepMs,
    columnMs,
    denseAbove: POINTS_PER_COLUMN * width,
  }
}

/** How many steps or newest readings of each data point a plan can find; null: it is bounded already. */
export function countOfOne(plan: SearchPlan): number | null {
  if (plan.kind === 'series') return null
  if (plan.kind === 'last') return plan.count
  return Math.min(plan.count ?? Infinity, Math.ceil((plan.to - plan.from) / plan.stepMs))
}

/** The coarsest rollup of which a step is a whole multiple; null: only the readings will do. */
export function rollupFor(stepMs: number): number | null {
  return ROLLUP_STEPS_MS.findLast((rollup) => stepMs % rollup === 0) ?? null
}
