import {
  ACCEPTANCE_STATES,
  defineList,
  listParams,
  PARTNERSHIP_DIRECTIONS,
} from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const INVITATION_LIST = defineList({
  filters: Type.Object({
    direction: Type.Enum(PARTNERSHIP_DIRECTIONS, { type: 'string' }),
    acceptance_state: Type.Array(Type.Enum(ACCEPTANCE_STATES)),
  }),
  sorts: ['created'],
  defaultSort: '-created',
})

export const params = listParams(INVITATION_LIST)
export type InvitationsParams = Static<typeof params>
