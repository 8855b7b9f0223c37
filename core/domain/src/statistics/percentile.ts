/**
 * A percentile by linear interpolation between the two nearest values: type 7 of Hyndman and Fan (1996), as in R, NumPy
 * and openair's `aqStats`.
 *
 * @param sorted finite values, ascending
 * @param percent 0–100
 * @returns null without a value
 */
export function percentile(sorted: ArrayLike<number>, percent: number): number | null {
  if (sorted.length === 0) return null
  const place = ((sorted.length - 1) * percent) / 100
  const low = sorted[Math.floor(place)] ?? Number.NaN
  const high = sorted[Math.ceil(place)] ?? low
  return low + (high - low) * (place - Math.floor(place))
}
