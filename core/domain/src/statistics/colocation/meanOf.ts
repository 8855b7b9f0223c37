/** Arithmetic mean; NaN without a value. */
export function meanOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0
  return sum / values.length
}
