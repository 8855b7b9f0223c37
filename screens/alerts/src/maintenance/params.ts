import { defineList, listParams, MAINTENANCE_STATES } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const MAINTENANCE_LIST = defineList({
  filters: Type.Object({ state: Type.Array(Type.Enum(MAINTENANCE_STATES)) }),
  sorts: ['name', 'starts', 'ends'],
  defaultSort: '-ends',
})

export const params = listParams(MAINTENANCE_LIST)
export type MaintenanceParams = Static<typeof params>
