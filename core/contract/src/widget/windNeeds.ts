/** The three series that say how much of a pollutant came with which wind. */
interface WindNeed {
  speedDataPointId: string
  directionDataPointId: string
  /** Of the kind scalar. */
  pollutantDataPointId: string
}

/**
 * How the hourly means of a pollutant are spread by the direction of the wind, over the range of the page:
 * `data.percentileRoses` has it in the place of this need among those of its kind. Made of the whole
 * hours up to now; while the page is live it is made again each hour.
 */
export interface PercentileRoseNeed extends WindNeed {
  kind: 'percentileRose'
  /** Sectors of equal width, 4 to 36. Default 16. */
  sectorCount?: number
  /** 0–100, at most 12. Default 25, 50, 75, 90 and 95. */
  percentiles?: readonly number[]
}

/**
 * The mean of a pollutant by speed and direction of the wind, smoothed, over the range of the page:
 * `data.polarPlots` has it in the place of this need among those of its kind. Made of the whole hours up
 * to now; while the page is live it is made again each hour.
 */
export interface PolarPlotNeed extends WindNeed {
  kind: 'polarPlot'
}
