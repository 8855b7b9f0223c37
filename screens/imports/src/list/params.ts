import { defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** Wire names; a definition loads no more than its own texts. */
const STATES = ['uploaded', 'checked', 'stored', 'undone', 'failed'] as const

export const IMPORT_LIST = defineList({
  filters: Type.Object({ state: Type.Enum(STATES) }),
  sorts: ['created', 'file_name'],
  defaultSort: '-created',
})

export const params = listParams(IMPORT_LIST)
export type ImportsParams = Static<typeof params>
