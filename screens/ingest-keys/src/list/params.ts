import { defineList, INGEST_KEY_STATES, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const INGEST_KEY_LIST = defineList({
  filters: Type.Object({ state: Type.Array(Type.Enum(INGEST_KEY_STATES)) }),
  sorts: ['created', 'name', 'last_used'],
  defaultSort: '-created',
})

export const params = listParams(INGEST_KEY_LIST)
export type IngestKeysParams = Static<typeof params>
