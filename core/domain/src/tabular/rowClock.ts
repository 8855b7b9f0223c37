/** Tells the occurrences of local times apart that a clock change repeats, by the order of the rows of a file. */
export interface RowClock {
  /** Time of the previous row, ms UTC; null: there is none. */
  readonly lastMs: number | null
  /**
   * Picks the instant of a row.
   *
   * @param instants the possible ones, ascending, at least one
   * @returns null if the order does not tell: no row comes before it
   */
  take(instants: readonly number[]): number | null
}

/**
 * In a file with the oldest row first, a repeated hour occurs twice: its first occurrence lasts until a
 * local time is not later than the previous one. In a file with the newest row first it is the other way
 * around.
 *
 * @param lastMs time of the last row of an earlier run, ms UTC; null: starts at the beginning of the file
 */
export function createRowClock(lastMs: number | null): RowClock {
  let last = lastMs
  let isNewestFirst = false
  return {
    get lastMs() {
      return last
    },
    take(instants) {
      const before = last
      const [first = 0, second] = instants
      if (before === null && second !== undefined) return null
      const later = instants.find((ms) => before === null || ms > before)
      const earlier = instants.findLast((ms) => before !== null && ms < before)
      const chosen = (isNewestFirst ? (earlier ?? later) : (later ?? earlier)) ?? first
      if (before !== null && chosen !== before) isNewestFirst = chosen < before
      last = chosen
      return chosen
    },
  }
}
