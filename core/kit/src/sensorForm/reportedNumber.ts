/**
 * A number as an instrument reports it. Instruments report factors in single precision (1.02 as
 * 1.0199999809), so it is rounded to the step of its field. It is not clamped to the range of its field: the form
 * shows a value outside the range, and refuses to save it.
 *
 * @param value the reported value, of any type
 * @param otherwise returned if the value is not a finite number
 * @param step of its field; default: the number is not rounded
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
