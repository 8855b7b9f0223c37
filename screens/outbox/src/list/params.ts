import { defineList, listParams, MAIL_STATES } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const OUTBOX_LIST = defineList({
  filters: Type.Object({
    state: Type.Enum(MAIL_STATES),
    template: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  sorts: ['created'],
  defaultSort: '-created',
})

export const params = listParams(OUTBOX_LIST)
export type OutboxParams = Static<typeof params>
