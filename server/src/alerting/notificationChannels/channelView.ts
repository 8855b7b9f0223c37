import type { ChannelSecret, ChannelSettingsView, NotificationChannel } from '@airshed/schemas'
import { CHANNEL_ACTIONS } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import { mayChange } from '../../access/entities/mayChange.ts'
import type { Caller } from '../../access/identity/access.ts'
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
  return {
    url_host: 'url' in settings ? new URL(settings.url).host : null,
    chat_id: settings.kind === 'telegram' ? settings.chat_id : null,
    server: settings.kind === 'ntfy' ? settings.server : null,
    topic: settings.kind === 'ntfy' ? settings.topic : null,
    secrets: secretsOf(settings),
  }
}

function secretsOf(settings: StoredSettings): ChannelSecret[] {
  switch (settings.kind) {
    case 'slack':
    case 'teams':
      return ['url']
    case 'telegram':
      return ['bot_token']
    case 'ntfy':
      return settings.token === null ? [] : ['token']
    case 'webhook':
      return settings.signing_secret === null ? ['url'] : ['url', 'signing_secret']
  }
}
