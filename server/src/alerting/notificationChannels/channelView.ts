import type { ChannelSecret, ChannelSettingsView, NotificationChannel } from '@airshed/schemas'
import { CHANNEL_ACTIONS, CHANNEL_READABLE, CHANNEL_SECRETS } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import { mayChange } from '../../access/entities/mayChange.ts'
import type { Caller } from '../../access/identity/access.ts'
import { storedValue } from '../../messages/services/storedValue.ts'
import type {
  NotificationChannelsTable,
  StoredSettings,
} from '../../storage/store/tables/notificationChannels.ts'

export type ChannelRow = Selectable<NotificationChannelsTable>

/** A channel as the API returns it, without its secrets. Callers who may not change it see no settings. */
export function channelView(
  row: ChannelRow & { alerts_count: number },
  caller: Caller,
): NotificationChannel {
  const { id, settings, ...rest } = row
  const isManager = caller.can('manage_devices', row.organization_id)
  return {
    ...rest,
    _id: id,
    kind: settings.kind,
    settings: isManager ? settingsView(settings) : null,
    actions: mayChange(caller, 'manage_devices', row.organization_id) ? [...CHANNEL_ACTIONS] : [],
  }
}

/** The part of the settings that may be read, and written into the audit log. */
export function settingsView(settings: StoredSettings): ChannelSettingsView {
  const url = storedValue(settings, 'url')
  return {
    url_host: url === null ? null : new URL(url).host,
    ...readable(settings),
    secrets: secretsOf(settings),
  }
}

const readable = (settings: StoredSettings) =>
  Object.fromEntries(CHANNEL_READABLE.map((name) => [name, storedValue(settings, name)])) as Omit<
    ChannelSettingsView,
    'url_host' | 'secrets'
  >

const secretsOf = (settings: StoredSettings): ChannelSecret[] =>
  CHANNEL_SECRETS.filter((name) => storedValue(settings, name) !== null)
