/** Tells apart the local times that a clock change repeats, by the order of the rows of a file. */
export interface RowClock {
  /** Time of the row before, ms UTC; null: there is none. */
  readonly lastMs: number | null
  /** @param instants those that a row may mean, ascending, at least one; taken as that of the row */
  take(instants: readonly number[]): number
}

/**
 * In a file with the oldest row first, a repeated hour comes twice: its first time goes on until a
 * local time is not later than the one before. In a file with the newest row first it is the other
 * way round.
 *
 * @param lastMs the time of the last row of an earlier run, ms UTC; null: the file begins
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
      const [first = 0] = instants
      const later = instants.find((ms) => before === null || ms > before)
      const earlier = instants.findLast((ms) => before !== null && ms < before)
      const chosen = (isNewestFirst ? (earlier ?? later) : (later ?? earlier)) ?? first
      if (before !== null && chosen !== before) isNewestFirst = chosen < before
      last = chosen
      return chosen
    },
  }
}
