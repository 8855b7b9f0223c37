/**
 * A number as an instrument reports it. Instruments report factors in single precision (1.02 as
 * 1.0199999809), so it is brought onto the step of its field. One beyond the range of its field stays
 * as it is: the form shows it, and refuses to save it.
 *
 * @param value whatever is reported
 * @param otherwise for what is no number
 * @param step of its field; default: the number is taken as it is
 */
export function reportedNumber<Otherwise extends number | null>(
  value: unknown,
  otherwise: Otherwise,
  step?: number,
): number | Otherwise {
  if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise
  if (step === undefined) return value
  const stepsInOne = Math.round(1 / step)
  return Math.round(value * stepsInOne) / stepsInOne
}
