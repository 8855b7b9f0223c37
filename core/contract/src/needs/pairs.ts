import { Type } from 'typebox'
import { SentAmount, SentId } from './fields.ts'
import { defineNeed, OF_READINGS, type ReadingsNeed } from './needKind.ts'

export type { Pairs, Regression } from '@airshed/schemas'

/**
 * Two parameters against each other over the range of the page: `data.pairs` has them at the index of this need among
 * those of its kind. Computed from all whole steps up to now in which both have 75 % of their readings; recomputed each
 * hour while the page is live.
 */
export interface PairsNeed extends ReadingsNeed {
  kind: 'pairs'
  /** On the x axis: what y is regressed on, such as a reference. Not a direction. */
  xDataPointId: string
  /** On the y axis, such as the sensor that is compared with it. Not a direction. */
  yDataPointId: string
  /** Length of the steps, ms: whole minutes that divide an hour. Default an hour. */
  averagingMs?: number
}

export const pairs = defineNeed<PairsNeed>({
  kind: 'pairs',
  answeredIn: 'pairs',
  shape: 'each',
  permission: 'read_devices',
  timeOf: () => 'range',
  temperatures: 'own',
  fields: {
    ...OF_READINGS,
    xDataPointId: SentId,
    yDataPointId: SentId,
    averagingMs: Type.Optional(SentAmount),
  },
})
