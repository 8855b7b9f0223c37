import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const DEVICE_LIST = defineList({
  filters: Type.Object({}),
  sorts: ['named', 'type'],
  defaultSort: 'named',
})

export const params = listParams(DEVICE_LIST)
export type ProfilesParams = Static<typeof params>
