import { DEVICE_EVENT_KINDS, defineList } from '@airshed/console-kit/define'
import { Type } from '@airshed/kit/define'

/** Events of a device, the newest first: searched by actor, filtered by subject. */
export const EVENT_LIST = defineList({
  filters: Type.Object({ kind: Type.Array(Type.Enum(DEVICE_EVENT_KINDS)) }),
  sorts: ['time'],
  defaultSort: '-time',
})
