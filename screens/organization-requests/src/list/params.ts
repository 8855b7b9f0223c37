import { ACCEPTANCE_STATES, defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const REQUEST_LIST = defineList({
  filters: Type.Object({ acceptance_state: Type.Array(Type.Enum(ACCEPTANCE_STATES)) }),
  sorts: ['created', 'name'],
  defaultSort: '-created',
})

export const params = listParams(REQUEST_LIST)
export type RequestsParams = Static<typeof params>
