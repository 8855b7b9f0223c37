import type { Grade, GradeBound } from '@airshed/schemas'

/**
 * Bounds of a table that names the highest value of each grade: a value that equals a limit still has the better grade,
 * values above the last limit have the last grade.
 *
 * @param grades - best first, one more than there are limits
 */
export function boundsUpTo(grades: readonly Grade[], limits: readonly number[]): GradeBound[] {
  return grades.slice(0, limits.length + 1).map(({ id }, i) => ({
    status: id,
    ...(i > 0 && { gt: limits[i - 1] }),
    ...(i < limits.length && { lte: limits[i] }),
  }))
}

/**
 * Bounds of a table that names the lowest value of each grade, for values that were truncated to the table's own step.
 *
 * @param grades - best first
 * @param lows - lowest value of each grade; the first is open downwards, the last upwards
 */
export function boundsFrom(grades: readonly Grade[], lows: readonly number[]): GradeBound[] {
  return grades.slice(0, lows.length).map(({ id }, i) => ({
    status: id,
    ...(i > 0 && { gte: lows[i] }),
    ...(i < lows.length - 1 && { lt: lows[i + 1] }),
  }))
}

/** A window with its limits inside, such as 30–60 % of humidity. */
export type Window = readonly [low: number, high: number]

/**
 * Bounds of a comfort table: inside the first window the best grade, inside the next but not the
 * first the second grade, and so on; outside all of them the grade after the last window's.
 *
 * @param grades - best first, one more than there are windows
 * @param windows - each within the one that follows it
 */
export function boundsAround(grades: readonly Grade[], windows: readonly Window[]): GradeBound[] {
  const bounds: GradeBound[] = []
  let inner: Window | undefined
  for (const [i, grade] of grades.entries()) {
    const outer = windows[i]
    if (inner === undefined && outer !== undefined) {
      bounds.push({ status: grade.id, gte: outer[0], lte: outer[1] })
    } else if (inner !== undefined && i <= windows.length) {
      bounds.push({ status: grade.id, ...(outer && { gte: outer[0] }), lt: inner[0] })
      bounds.push({ status: grade.id, gt: inner[1], ...(outer && { lte: outer[1] }) })
    }
    inner = outer
  }
  return bounds
}
