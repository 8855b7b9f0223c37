import { defineList } from '@airshed/console-kit/define'
import { Type } from '@airshed/kit/define'

/** Revised readings, the newest reading first. */
export const REVISION_LIST = defineList({
  filters: Type.Object({}),
  sorts: ['time'],
  defaultSort: '-time',
})
