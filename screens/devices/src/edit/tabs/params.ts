import {
  COEFFICIENT_BOUND,
  COEFFICIENTS_MAX,
  LATEST_TIME_MS,
  listParams,
} from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'
import { EVENT_LIST } from '../../events/eventList.ts'

/** Sections of the configuration, in the order of their tabs. */
const EDIT_TABS = ['general', 'sensors', 'corrections', 'location', 'access', 'events'] as const
export type EditTab = (typeof EDIT_TABS)[number]

/** Search, filters and order belong to the events. */
export const params = listParams(EVENT_LIST, {
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the device' }),
  tab: Type.Optional(Type.Enum(EDIT_TABS, { description: 'Default the general settings' })),
  correct: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'Id of a data point: the form of a new correction of it is open',
    }),
  ),
  coefficients: Type.Optional(
    Type.Array(Type.Number({ minimum: -COEFFICIENT_BOUND, maximum: COEFFICIENT_BOUND }), {
      minItems: 2,
      maxItems: COEFFICIENTS_MAX,
      description: 'Of that correction, from the constant up',
    }),
  ),
  begin: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LATEST_TIME_MS, description: 'Its start, ms UTC' }),
  ),
  reason: Type.Optional(Type.String({ minLength: 1, maxLength: 500, description: 'Its reason' })),
})
export type EditTabParams = Static<typeof params>
