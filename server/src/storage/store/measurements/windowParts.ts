import { ROLLUP_STEPS_MS, stepStart } from './steps.ts'

/** A part of a window that is aggregated from one kind of rows; the end is exclusive. */
export interface WindowPart {
  readonly fromMs: number
  readonly toMs: number
  /** Length of the rollups; 0: the readings themselves. */
  readonly stepMs: number
}

/** Coarsest first; 0 for the readings, after the finest rollups. */
const STEPS_MS: readonly number[] = [...ROLLUP_STEPS_MS.toReversed(), 0]

/**
 * Covers a window with the coarsest rollups that fit, finer ones toward its ends, and readings for the
 * rest: at most nine parts, however long it is.
 */
export function windowParts(fromMs: number, toMs: number, level = 0): WindowPart[] {
  if (fromMs >= toMs) return []
  const stepMs = STEPS_MS[level] ?? 0
  if (stepMs === 0) return [{ fromMs, toMs, stepMs }]
  const firstMs = -stepStart(-fromMs, stepMs)
  const lastMs = stepStart(toMs, stepMs)
  if (firstMs >= lastMs) return windowParts(fromMs, toMs, level + 1)
  return [
    ...windowParts(fromMs, firstMs, level + 1),
    { fromMs: firstMs, toMs: lastMs, stepMs },
    ...windowParts(lastMs, toMs, level + 1),
  ]
}
