import { RANGE_PARAMS } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** Sections of the administration, in the order of their tabs. */
const ADMIN_TABS = ['debug', 'files', 'raw'] as const
export type AdminTab = (typeof ADMIN_TABS)[number]

export const params = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the device' }),
  tab: Type.Optional(Type.Enum(ADMIN_TABS, { description: 'Default what the device logs' })),
  ...RANGE_PARAMS,
})
export type AdminParams = Static<typeof params>
