import { Type, type Static } from '@airshed/kit/define'

/** Parts of the configuration, in the order of their tabs. */
export const EDIT_TABS = ['general', 'sensors', 'location', 'access', 'events'] as const
export type EditTab = (typeof EDIT_TABS)[number]

export const params = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the device' }),
  tab: Type.Optional(Type.Enum(EDIT_TABS, { description: 'Default the general settings' })),
})
export type EditTabParams = Static<typeof params>
