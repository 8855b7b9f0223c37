const STEP_PX = 256
const LARGEST_PX = 16_384

/**
 * The width for which a history is asked: the widget's, rounded up to steps of 256 px, so that a
 * widget that is a little wider than another needs no request of its own.
 */
export function widthStepPx(widthPx: number): number {
  const steps = Math.ceil(Math.max(1, Number.isFinite(widthPx) ? widthPx : 1) / STEP_PX)
  return Math.min(LARGEST_PX, steps * STEP_PX)
}
