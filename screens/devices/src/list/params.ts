import { defineList, listParams, NODE_SORTS, type ListFilters } from '@airshed/console-kit/define'
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

/** Charges of batteries, from the one that needs attention. */
export const LISTED_CHARGES = ['low', 'medium', 'full', 'unknown'] as const

const FILTERS = {
  status: Type.Array(Type.Enum(LISTED_STATUSES)),
  type: Type.Array(Type.String()),
  tag: Type.Array(Type.String()),
  battery: Type.Array(Type.Enum(LISTED_CHARGES)),
  firmware: Type.Array(Type.String()),
  is_clock_unset: Type.Boolean(),
}
const ORDER = {
  // `named` is the order of pickers.
  sorts: NODE_SORTS.filter((sort) => sort !== 'named'),
  defaultSort: 'attention',
}

/** The list of one organization. */
export const OWN_DEVICE_LIST = defineList({ filters: Type.Object(FILTERS), ...ORDER })

/** The list of all organizations of the reader, which can be narrowed to one. */
export const DEVICE_LIST = defineList({
  filters: Type.Object({ ...FILTERS, organization_id: Type.String() }),
  ...ORDER,
})
export type DeviceFilters = ListFilters<(typeof DEVICE_LIST)['filters']['properties']>

export const params = listParams(DEVICE_LIST)
export type DevicesParams = Static<typeof params>
