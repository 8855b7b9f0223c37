const STRIPS = 2_000
const known = new Map<number, number>()

/**
 * The two-sided 95 % quantile of Student's t: the point up to which half of its density, integrated by
 * Simpson's rule, is 0.475, found by bisection.
 */
export function studentT(freedom: number): number {
  const found = known.get(freedom)
  if (found !== undefined) return found
  let low = 1.9
  let high = 13
  for (let turn = 0; turn < 50; turn += 1) {
    const middle = (low + high) / 2
    if (shareUpTo(middle, freedom) < 0.475) low = middle
    else high = middle
  }
  known.set(freedom, low)
  return low
}

function shareUpTo(end: number, freedom: number): number {
  const width = end / STRIPS
  let sum = 0
  for (let at = 0; at <= STRIPS; at += 1) {
    const weight = at === 0 || at === STRIPS ? 1 : at % 2 === 1 ? 4 : 2
    sum += weight * Math.pow(1 + (at * width) ** 2 / freedom, -(freedom + 1) / 2)
  }
  return (densityAtZero(freedom) * sum * width) / 3
}

/** 1/π for one degree of freedom, 1/√8 for two, and recursively from each to the one two further on. */
function densityAtZero(freedom: number): number {
  let density = freedom % 2 === 1 ? 1 / Math.PI : 1 / Math.sqrt(8)
  for (let n = freedom % 2 === 1 ? 1 : 2; n < freedom; n += 2) {
    density *= ((n + 1) / n) * Math.sqrt(n / (n + 2))
  }
  return density
}
