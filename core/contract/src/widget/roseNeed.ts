/**
 * A wind rose over the range of the page, and with a pollutant a pollution rose too: `data.roses` has it
 * in the place of this need among those of its kind. It is made of all readings, or of means of an hour
 * at most, where a chart is drawn from some; while the page is live it is made again each minute.
 */
export interface RoseNeed {
  kind: 'rose'
  speedDataPointId: string
  directionDataPointId: string
  /** Its values must be averages, such as concentrations. */
  pollutantDataPointId?: string
  /** Sectors of equal width, 4 to 36. Default 16. */
  sectorCount?: number
  /**
   * Edges between the classes of speeds, at most 12, in their unit. Default four classes over the range
   * of the speeds.
   */
  speedBreaks?: readonly number[]
  /** Weighs the shares of directions that are rounded to 10°. Default true. */
  isCorrected?: boolean
}
