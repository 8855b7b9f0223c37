import { ALERT_STATES, defineList, listParams, type ListFilters } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const ALERT_LIST = defineList({
  filters: Type.Object({ status: Type.Array(Type.Enum(ALERT_STATES)) }),
  sorts: ['triggered', 'name', 'status'],
  defaultSort: '-triggered',
  groups: { status: 'status' },
})
export type AlertFilters = ListFilters<(typeof ALERT_LIST)['filters']['properties']>

export const params = listParams(ALERT_LIST)
export type AlertsParams = Static<typeof params>
