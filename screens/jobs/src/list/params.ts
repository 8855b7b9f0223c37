import { defineList, JOB_STATES, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const JOB_LIST = defineList({
  filters: Type.Object({
    state: Type.Enum(JOB_STATES),
    queue: Type.String({ minLength: 1, maxLength: 100 }),
    kind: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  sorts: ['created', 'finished'],
  defaultSort: '-created',
})

export const params = listParams(JOB_LIST)
export type JobsParams = Static<typeof params>
