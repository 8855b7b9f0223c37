/** The three series that show how much of a pollutant came with which wind. */
export interface WindNeed {
  speedDataPointId: string
  directionDataPointId: string
  /** Of the kind scalar. */
  pollutantDataPointId: string
}

/**
 * How the hourly means of a pollutant are distributed by wind direction, over the range of the page:
 * `data.percentileRoses` has it at the index of this need among those of its kind. Computed from the whole hours up to
 * now; recomputed each hour while the page is live.
 */
export interface PercentileRoseNeed extends WindNeed {
  kind: 'percentileRose'
  /** Sectors of equal width, 4 to 36. Default 16. */
  sectorCount?: number
  /** 0–100, at most 12. Default 25, 50, 75, 90 and 95. */
  percentiles?: readonly number[]
}

/**
 * The mean of a pollutant by wind speed and direction, smoothed, over the range of the page: `data.polarPlots` has it
 * at the index of this need among those of its kind. Computed from the whole hours up to now; recomputed each hour
 * while the page is live.
 */
export interface PolarPlotNeed extends WindNeed {
  kind: 'polarPlot'
}
