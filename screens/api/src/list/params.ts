import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const TOKEN_LIST = defineList({
  filters: Type.Object({}),
  sorts: ['name', 'created', 'last_used', 'expires', 'requests'],
  defaultSort: '-created',
})

export const params = listParams(TOKEN_LIST)
export type ApiParams = Static<typeof params>
