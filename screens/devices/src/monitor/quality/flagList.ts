import { defineList, QUALITY_FLAG_STATES } from '@airshed/console-kit/define'
import { Type } from '@airshed/kit/define'

/** Quality flags by the start of their span, the newest first. */
export const FLAG_LIST = defineList({
  filters: Type.Object({
    state: Type.Array(Type.Enum(QUALITY_FLAG_STATES)),
  }),
  sorts: ['time'],
  defaultSort: '-time',
})
