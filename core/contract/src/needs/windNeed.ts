import { SentId } from './fields.ts'
import { OF_READINGS, type ReadingsNeed } from './needKind.ts'

/** The three series that show how much of a pollutant came with which wind. */
export interface WindNeed extends ReadingsNeed {
  speedDataPointId: string
  directionDataPointId: string
  /** Of the kind scalar. */
  pollutantDataPointId: string
}

/** What a frame may send of {@link WindNeed}. */
export const OF_WIND = {
  ...OF_READINGS,
  speedDataPointId: SentId,
  directionDataPointId: SentId,
  pollutantDataPointId: SentId,
}
