import { DEFAULT_DASHBOARD_RANGE_MS, MINUTE_MS } from '@airshed/domain'
import { ANSWER_MEASUREMENTS_MAX, type MeasurementSearch } from '@airshed/schemas'
import { BEGINNING_MS, ROLLUP_STEPS_MS, stepStart } from './steps.ts'

/** Maximum points per answer; a wider chart is drawn coarser. */
const MAX_POINTS = ANSWER_MEASUREMENTS_MAX
const POINTS_PER_COLUMN = 4
/** Maximum width that can be requested, and the default for a long window. */
const MAX_WIDTH = 16_384
/** The latest time that JavaScript can represent, ms UTC: the end of a search for the newest readings. */
const LAST_MS = 8_640_000_000_000_000

/** What has to be read to answer a search. */
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
  /** Raw readings if they are few, otherwise first, min, max and last of each column. */
  | {
      kind: 'series'
      from: number
      to: number
      width: number
      /** Step of the rollups that columns are made from. */
      stepMs: number
      /** Length of a column: a multiple of `stepMs`. */
      columnMs: number
      /** Data points with more readings than this are read as columns. */
      denseAbove: number
    }

/**
 * Decides how a search is answered. The default window is the last three hours, or all time with `last`; a
 * missing end means now, with a reading of this very moment. A reading at the end of a window belongs to the next
 * one. Statistics are of whole steps: the first and the last one extend beyond the window
 * if it does not begin or end on a step boundary.
 *
 * @param now ms UTC
 */
export function planSearch(query: MeasurementSearch, now: number): SearchPlan {
  const { aggregate, last } = query
  const to = query.to ?? (last === undefined ? openEndMs(query, now) : LAST_MS)
  const from =
    query.from ??
    (last === undefined ? (query.to ?? now) - DEFAULT_DASHBOARD_RANGE_MS : BEGINNING_MS)
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

/**
 * The end of a window without one, ms UTC: a reading of this very moment belongs to it, a step that begins with it does
 * not yet.
 */
export const openEndMs = ({ aggregate }: Pick<MeasurementSearch, 'aggregate'>, now: number) =>
  aggregate === undefined ? now + 1 : now

/** Maximum steps or newest readings per data point that a plan can find; null: already limited. */
export function countOfOne(plan: SearchPlan): number | null {
  if (plan.kind === 'series') return null
  if (plan.kind === 'last') return plan.count
  return Math.min(plan.count ?? Infinity, Math.ceil((plan.to - plan.from) / plan.stepMs))
}

/** The coarsest rollup that divides a step evenly; null: only the readings can be used. */
export function rollupFor(stepMs: number): number | null {
  return ROLLUP_STEPS_MS.findLast((rollup) => stepMs % rollup === 0) ?? null
}
