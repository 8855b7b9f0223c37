import { Type } from 'typebox'
import { SentIds, SentZone } from './fields.ts'
import { defineNeed, OF_READINGS, type ReadingsNeed } from './needKind.ts'

export type { CycleFigure, Cycles } from '@airshed/schemas'

/**
 * The usual course of data points over the range of the page: the mean of the hourly values of each hour of the day,
 * weekday, month, and hour of each weekday, with its 95 % interval. Computed from the whole hours up to now; what has
 * fewer than 75 % of its hours has no value, and is marked so.
 */
export interface CyclesNeed extends ReadingsNeed {
  kind: 'cycles'
  dataPointIds: readonly string[]
  /** IANA zone whose clock determines hours, weekdays and months. Default: that of each device. */
  timezone?: string
}

export const cycles = defineNeed<CyclesNeed>({
  kind: 'cycles',
  answeredIn: 'cycles',
  shape: 'byId',
  permission: 'read_devices',
  timeOf: () => 'range',
  temperatures: { unit: null, values: ['hour|weekday|month|weekdayHour.*.value|low|high'] },
  fields: {
    ...OF_READINGS,
    dataPointIds: SentIds,
    timezone: Type.Optional(SentZone),
  },
})
