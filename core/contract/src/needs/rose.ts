import { Type } from 'typebox'
import { SentAmount, SentId } from './fields.ts'
import { defineNeed, OF_READINGS, type ReadingsNeed } from './needKind.ts'

export type {
  PollutionCell,
  PollutionRose,
  Rose,
  RoseSector,
  SpeedClass,
  WindRose,
} from '@airshed/schemas'

/**
 * A wind rose over the range of the page, and with a pollutant a pollution rose too: `data.roses` has it at the index
 * of this need among those of its kind. It is computed from all readings, or from means of an hour at most, even if a
 * chart draws only some; while the page is live it is recomputed each minute.
 */
export interface RoseNeed extends ReadingsNeed {
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
  /** Corrects the shares of directions that are rounded to 10° by weighting. Default true. */
  isCorrected?: boolean
}

export const rose = defineNeed<RoseNeed>({
  kind: 'rose',
  answeredIn: 'roses',
  shape: 'each',
  permission: 'read_devices',
  timeOf: () => 'range',
  temperatures: 'own',
  fields: {
    ...OF_READINGS,
    speedDataPointId: SentId,
    directionDataPointId: SentId,
    pollutantDataPointId: Type.Optional(SentId),
    sectorCount: Type.Optional(SentAmount),
    speedBreaks: Type.Optional(Type.Array(SentAmount, { maxItems: 12 })),
    isCorrected: Type.Optional(Type.Boolean()),
  },
})
