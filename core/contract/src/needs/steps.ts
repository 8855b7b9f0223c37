import type { RangeStatistics } from '@airshed/schemas'
import { Type } from 'typebox'
import { SentIds, SentZone } from './fields.ts'
import { defineNeed, OF_READINGS, type ReadingsNeed } from './needKind.ts'

/**
 * The figures of data points for each step of a calendar over the range of the page. Steps are whole: the first may
 * begin before the range and the last end after it, and the current step has its figures so far. If fewer than 75 % of
 * the expected readings exist, a step has no value, as its count and coverage show.
 */
export interface StepsNeed extends ReadingsNeed {
  kind: 'steps'
  dataPointIds: readonly string[]
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
  /** Units of a step, default 1. Minutes and hours are counted from midnight and must divide a day. */
  every?: number
  /** IANA zone in whose time the steps begin. Default: the zone that the page shows. */
  timezone?: string
  /** Standard time of the zone all year. Default false. */
  standardTime?: boolean
}

/** The figures of a data point for each step of a calendar. */
export interface StepFigures {
  /** Step i begins at edges[i] and ends before edges[i + 1]; ms UTC, one more than there are steps. */
  edges: readonly number[]
  /** One for each step. */
  figures: readonly RangeStatistics[]
}

export const steps = defineNeed<StepsNeed>({
  kind: 'steps',
  answeredIn: 'steps',
  shape: 'byId',
  permission: 'read_devices',
  timeOf: () => 'range',
  temperatures: { unit: null, values: ['*.value|minimum|maximum', '*.percentiles.*.value'] },
  fields: {
    ...OF_READINGS,
    dataPointIds: SentIds,
    unit: Type.Enum(['minute', 'hour', 'day', 'month', 'year'], { type: 'string' }),
    every: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
    timezone: Type.Optional(SentZone),
    standardTime: Type.Optional(Type.Boolean()),
  },
})
