/** A value this close below a step counts as the step: the binary form of 9.1 / 0.1 is not 91. */
const STEP_TOLERANCE = 1e-9

/**
 * Truncates a value to whole steps, as index tables require before a concentration is looked up.
 *
 * @param step - such as 0.1; null leaves the value unchanged
 */
export function truncateTo(value: number, step: number | null): number {
  if (step === null || !(step > 0)) return value
  const steps = Math.floor(value / step + STEP_TOLERANCE)
  const decimals = Math.max(0, Math.ceil(-Math.log10(step) - STEP_TOLERANCE))
  return Number((steps * step).toFixed(decimals))
}
