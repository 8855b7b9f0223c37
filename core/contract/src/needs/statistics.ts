import { Type } from 'typebox'
import { SentIds } from './fields.ts'
import { defineNeed, OF_READINGS, type ReadingsNeed } from './needKind.ts'

export type { RangeStatistics } from '@airshed/schemas'

/**
 * The figures of data points over the range of the page: mean, total or extreme by the kind of the parameter, count and
 * coverage. They are computed from all readings, even if a chart draws only some.
 */
export interface StatisticsNeed extends ReadingsNeed {
  kind: 'statistics'
  dataPointIds: readonly string[]
  /**
   * Percentiles of the readings, 0–100 and at most ten: `percentiles` of the figures. Directions have
   * none, and those of more than 600,000 readings are absent. Default none.
   */
  percentiles?: readonly number[]
}

export const statistics = defineNeed<StatisticsNeed>({
  kind: 'statistics',
  answeredIn: 'statistics',
  shape: 'built',
  permission: 'read_devices',
  timeOf: () => 'range',
  temperatures: { unit: null, values: ['value|minimum|maximum', 'percentiles.*.value'] },
  fields: {
    ...OF_READINGS,
    dataPointIds: SentIds,
    percentiles: Type.Optional(
      Type.Array(Type.Number({ minimum: 0, maximum: 100 }), { maxItems: 10 }),
    ),
  },
})
