import type { Json } from './columns.ts'

export interface SettingsTable {
  key: string
  value: Json<object>
}
