import { listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'
import { EVENT_LIST } from '../../events/eventList.ts'

/** Sections of the configuration, in the order of their tabs. */
const EDIT_TABS = ['general', 'sensors', 'corrections', 'location', 'access', 'events'] as const
export type EditTab = (typeof EDIT_TABS)[number]

/** Search, filters and order belong to the events. */
export const params = listParams(EVENT_LIST, {
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the device' }),
  tab: Type.Optional(Type.Enum(EDIT_TABS, { description: 'Default the general settings' })),
})
export type EditTabParams = Static<typeof params>
