import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const TEMPLATE_LIST = defineList({
  filters: Type.Object({}),
  sorts: ['name', 'created'],
  defaultSort: 'name',
})

export const params = listParams(TEMPLATE_LIST)
export type TemplatesParams = Static<typeof params>
