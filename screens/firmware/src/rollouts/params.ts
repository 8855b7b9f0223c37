import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const ROLLOUT_LIST = defineList({
  filters: Type.Object({}),
  sorts: ['created'],
  defaultSort: '-created',
})

export const params = listParams(ROLLOUT_LIST)
export type RolloutsParams = Static<typeof params>
