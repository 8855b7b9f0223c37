import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** Wire names; a definition loads no more than its own texts. */
const STATES = ['waiting', 'offered', 'downloading', 'updated', 'failed', 'rolled_back'] as const

export const DEVICE_LIST = defineList({
  filters: Type.Object({ state: Type.Array(Type.Enum(STATES)) }),
  sorts: ['wave', 'serial', 'changed'],
  defaultSort: 'wave',
})

export const params = Type.Object({
  ...listParams(DEVICE_LIST).properties,
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the rollout' }),
})
export type RolloutParams = Static<typeof params>
