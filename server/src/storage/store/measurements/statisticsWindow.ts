/** A window of statistics, ms UTC; `to` is exclusive. */
export interface StatisticsWindow {
  readonly from: number
  readonly to: number
}
