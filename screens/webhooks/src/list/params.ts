import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const WEBHOOK_LIST = defineList({
  filters: Type.Object({}),
  sorts: ['url', 'created', 'updated', 'last_used'],
  defaultSort: '-created',
})

export const params = listParams(WEBHOOK_LIST)
export type WebhooksParams = Static<typeof params>
