/** A window of time; both ends in ms UTC, `from` < `to`. */
export interface TimeRange {
  from: number
  to: number
}
