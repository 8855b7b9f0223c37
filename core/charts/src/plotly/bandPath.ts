/**
 * The outline of an interval around values: along its upper end and back along its lower one, for
 * each stretch without a gap; stretches have a null between them.
 *
 * @param low as long as `x`; null or NaN: no interval there
 */
export function bandPath(
  x: ArrayLike<number>,
  low: ArrayLike<number | null>,
  high: ArrayLike<number | null>,
): { x: (number | null)[]; y: (number | null)[] } {
  const path = { x: [] as (number | null)[], y: [] as (number | null)[] }
  let start = 0
  const isThere = (at: number) => isNumber(low[at]) && isNumber(high[at])
  for (let at = 0; at <= x.length; at += 1) {
    if (at < x.length && isThere(at)) continue
    if (at > start) {
      if (path.x.length > 0) add(null, null)
      for (let up = start; up < at; up += 1) add(x[up] ?? null, high[up] ?? null)
      for (let back = at - 1; back >= start; back -= 1) add(x[back] ?? null, low[back] ?? null)
    }
    start = at + 1
  }
  return path

  function add(place: number | null, value: number | null): void {
    path.x.push(place)
    path.y.push(value)
  }
}

const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)
