import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** Wire names; a definition loads no more than its own texts. */
const STATUSES = ['uploading', 'available', 'removed'] as const
const CHANNELS = ['stable', 'unstable', 'testing', 'tsi'] as const

export const IMAGE_LIST = defineList({
  filters: Type.Object({
    status: Type.Array(Type.Enum(STATUSES)),
    channel: Type.Array(Type.Enum(CHANNELS)),
  }),
  sorts: ['created', 'version', 'device_type'],
  defaultSort: '-created',
})

export const params = listParams(IMAGE_LIST)
export type ImagesParams = Static<typeof params>
