import { defineList } from '@airshed/console-kit/define'
import { Type } from '@airshed/kit/define'

/** Debug lines, the newest first: searched by message, filtered by tags. */
export const DEBUG_LIST = defineList({
  filters: Type.Object({ tag: Type.Array(Type.String({ maxLength: 40 })) }),
  sorts: ['time'],
  defaultSort: '-time',
})
