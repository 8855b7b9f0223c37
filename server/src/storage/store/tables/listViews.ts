import type { ListView } from '@airshed/schemas'
import type { Json, Millis } from './columns.ts'

/** List views saved by users. */
export interface ListViewsTable {
  id: string
  user_id: string
  list: string
  /** Trimmed; unique per user and list. */
  name: string
  params: Json<ListView['params']>
  saved_at: Millis
}
