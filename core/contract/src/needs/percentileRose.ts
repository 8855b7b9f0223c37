import { Type } from 'typebox'
import { SentAmount } from './fields.ts'
import { defineNeed } from './needKind.ts'
import { OF_WIND, type WindNeed } from './windNeed.ts'

export type { PercentileFigures, PercentileRose } from '@airshed/schemas'

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

export const percentileRose = defineNeed<PercentileRoseNeed>({
  kind: 'percentileRose',
  answeredIn: 'percentileRoses',
  shape: 'each',
  permission: 'read_devices',
  timeOf: () => 'range',
  temperatures: {
    unit: 'pollutantUnit',
    values: [
      'sectors.*.mean',
      'sectors.*.percentiles.*',
      'calm|all.mean',
      'calm|all.percentiles.*',
    ],
  },
  fields: {
    ...OF_WIND,
    sectorCount: Type.Optional(SentAmount),
    percentiles: Type.Optional(Type.Array(SentAmount, { maxItems: 12 })),
  },
})
