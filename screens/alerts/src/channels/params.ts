import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const CHANNEL_LIST = defineList({
  filters: Type.Object({}),
  sorts: ['name', 'created'],
  defaultSort: 'name',
})

export const params = listParams(CHANNEL_LIST)
export type ChannelsParams = Static<typeof params>
