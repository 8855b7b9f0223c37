import type { ChannelSettingsView, NotificationChannel } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const DAY_MS = 86_400_000

const nothing: ChannelSettingsView = {
  url_host: null,
  chat_id: null,
  server: null,
  topic: null,
  secrets: [],
}

const CHANNELS = [
  {
    kind: 'slack',
    name: 'Operations',
    settings: { ...nothing, url_host: 'hooks.slack.com', secrets: ['url'] },
  },
  {
    kind: 'ntfy',
    name: 'Phones on call',
    settings: { ...nothing, server: 'https://ntfy.sh/', topic: 'air-rivermouth' },
  },
  {
    kind: 'webhook',
    name: 'Incident desk',
    settings: { ...nothing, url_host: 'desk.example.org', secrets: ['url', 'signing_secret'] },
  },
] as const satisfies readonly Pick<NotificationChannel, 'kind' | 'name' | 'settings'>[]

/** A service that receives alerts of `org_city`; each number has another kind. */
export function notificationChannel(
  index = 0,
  changes: Partial<NotificationChannel> = {},
): NotificationChannel {
  const { kind, name, settings } = CHANNELS[index % CHANNELS.length] ?? CHANNELS[0]
  return {
    _id: `channel_${index}`,
    name,
    organization_id: 'org_city',
    kind,
    language: index % 2 === 0 ? 'en' : 'es',
    timezone: 'Europe/Lisbon',
    is_enabled: index % 3 !== 1,
    settings: { ...settings, secrets: [...settings.secrets] },
    alerts_count: (index * 3) % 7,
    version: 1,
    created_at: TEST_NOW_MS - (index + 1) * DAY_MS,
    actions: ['modify', 'test', 'delete'],
    ...changes,
  }
}
