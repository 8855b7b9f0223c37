import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const PARTNERSHIP_LIST = defineList({
  filters: Type.Object({}),
  sorts: ['partner', 'organization', 'created'],
  defaultSort: 'partner',
})

export const params = listParams(PARTNERSHIP_LIST)
export type PartnershipsParams = Static<typeof params>
