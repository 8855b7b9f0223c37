import { ACCEPTANCE_STATES, defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const INVITATION_LIST = defineList({
  filters: Type.Object({
    acceptance_state: Type.Array(Type.Enum(ACCEPTANCE_STATES)),
    is_expired: Type.Boolean(),
  }),
  sorts: ['created', 'email', 'role'],
  defaultSort: '-created',
})

export const params = listParams(INVITATION_LIST)
export type InvitationsParams = Static<typeof params>
