import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** Wire names; a definition loads no more than its own texts. */
export const STATES = ['writing', 'ready', 'failed'] as const

export const ARCHIVE_LIST = defineList({
  filters: Type.Object({ state: Type.Array(Type.Enum(STATES)) }),
  sorts: ['created', 'serial', 'from', 'to'],
  defaultSort: '-created',
})

export const params = listParams(ARCHIVE_LIST)
export type ArchivesParams = Static<typeof params>
