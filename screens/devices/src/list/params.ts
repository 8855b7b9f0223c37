import { defineList, listParams, type ListFilters } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** Displayed statuses that a device of an organization can have, in list order. */
export const LISTED_STATUSES = [
  'online',
  'offline',
  'leased',
  'deactivated',
  'hibernated',
  'inventory',
] as const

export const DEVICE_LIST = defineList({
  filters: Type.Object({
    status: Type.Array(Type.Enum(LISTED_STATUSES)),
    is_clock_unset: Type.Boolean(),
  }),
  sorts: ['attention', 'status', 'name', 'serial', 'type', 'last_online'],
  defaultSort: 'attention',
})
export type DeviceFilters = ListFilters<(typeof DEVICE_LIST)['filters']['properties']>

export const params = listParams(DEVICE_LIST)
export type DevicesParams = Static<typeof params>
