import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const ORGANIZATION_LIST = defineList({
  filters: Type.Object({}),
  sorts: ['name', 'created_at'],
  defaultSort: 'name',
})

export const params = listParams(ORGANIZATION_LIST)
export type OrganizationsParams = Static<typeof params>
