const STEP_PX = 256
const LARGEST_PX = 16_384

/**
 * The width for which a history is requested: the widget's, rounded up to steps of 256 px, so that
 * a slightly wider widget does not need a request of its own.
 */
export function widthStepPx(widthPx: number): number {
  const steps = Math.ceil(Math.max(1, Number.isFinite(widthPx) ? widthPx : 1) / STEP_PX)
  return Math.min(LARGEST_PX, steps * STEP_PX)
}
