import { defineList, listParams, ROLES } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const USER_LIST = defineList({
  filters: Type.Object({
    role: Type.Array(Type.Enum(ROLES)),
    active: Type.Boolean(),
  }),
  sorts: ['name', 'role', 'email', 'created', 'last_login'],
  defaultSort: 'name',
})

export const params = listParams(USER_LIST)
export type UsersParams = Static<typeof params>
