import type { ChannelLanguage, StoredChannelSettings } from '@airshed/schemas'
import type { ColumnType } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** Settings of a channel by its kind, with their secrets. */
export type StoredSettings = StoredChannelSettings

/** A service that alerts of an organization are sent to. */
export interface NotificationChannelsTable {
  id: string
  organization_id: string
  name: string
  language: ChannelLanguage
  /** IANA. */
  timezone: string
  is_enabled: boolean
  settings: Json<StoredSettings>
  version: ColumnType<number, number | undefined>
  created_at: Millis
}

/** Which alerts are sent to which channel. */
export interface AlertChannelsTable {
  alert_id: string
  channel_id: string
}
