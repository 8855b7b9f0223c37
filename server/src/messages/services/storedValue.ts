import type { ChannelSettingName } from '@airshed/schemas'
import type { StoredSettings } from '../../storage/store/tables/notificationChannels.ts'

/** A setting of a channel by its name; null if there is none, as where its service has no such setting. */
export const storedValue = (settings: StoredSettings, name: ChannelSettingName): string | null =>
  (settings as Partial<Record<ChannelSettingName, string | null>>)[name] ?? null
