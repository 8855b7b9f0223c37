import type { ListView } from '@airshed/schemas'
import type { Json, Millis } from './columns.ts'

/** What users saved of lists. */
export interface ListViewsTable {
  id: string
  user_id: string
  list: string
  /** Trimmed; one of each for a user and a list. */
  name: string
  params: Json<ListView['params']>
  saved_at: Millis
}
