/** A window of time; both ends in ms UTC, `from` < `to`. A reading at `to` belongs to the next window. */
export interface TimeRange {
  from: number
  to: number
}
