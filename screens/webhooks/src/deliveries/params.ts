import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** Wire names; a definition loads no more than its own texts. */
const STATES = ['waiting', 'delivered', 'failed'] as const

export const DELIVERY_LIST = defineList({
  filters: Type.Object({ state: Type.Enum(STATES) }),
  sorts: ['created'],
  defaultSort: '-created',
})

export const params = listParams(DELIVERY_LIST, {
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the webhook' }),
})
export type DeliveriesParams = Static<typeof params>
