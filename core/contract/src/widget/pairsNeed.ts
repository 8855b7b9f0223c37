/**
 * Two parameters against each other over the range of the page: `data.pairs` has them in the place of
 * this need among those of its kind. Made of whole steps up to now in which both have 75 % of their
 * readings, all of them; while the page is live they are made again each hour.
 */
export interface PairsNeed {
  kind: 'pairs'
  /** Across: what y is regressed on, such as a reference. No direction. */
  xDataPointId: string
  /** Upwards, such as the sensor that is compared with it. No direction. */
  yDataPointId: string
  /** Length of the steps, ms: whole minutes that divide an hour. Default an hour. */
  averagingMs?: number
}
