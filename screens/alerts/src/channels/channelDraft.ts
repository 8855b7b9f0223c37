import type {
  ChannelKind,
  ChannelLanguage,
  ChannelSettings,
  NotificationChannel,
} from '@airshed/console-kit'
import { CHANNEL_NAME_MAX, DEFAULT_NTFY_SERVER } from '@airshed/console-kit/define'

/** A channel as edited in its form. An empty secret keeps the stored one. */
export interface ChannelDraft {
  /** null: not chosen yet. */
  organizationId: string | null
  kind: ChannelKind
  name: string
  language: ChannelLanguage
  timezone: string
  isEnabled: boolean
  url: string
  isSigned: boolean
  botToken: string
  chatId: string
  server: string
  topic: string
  token: string
  /** The stored token will be removed. */
  isTokenRemoved: boolean
}

/** A field of the form, named after the setting of the channel that it holds. */
export type ChannelPlace =
  | 'organization'
  | 'name'
  | 'timezone'
  | 'url'
  | 'bot_token'
  | 'chat_id'
  | 'server'
  | 'topic'
  | 'token'

/** A new channel, in the language and time zone of its author. */
export const newChannelDraft = (
  start: Pick<ChannelDraft, 'organizationId' | 'language' | 'timezone'> & { name?: string },
): ChannelDraft => ({
  kind: 'slack',
  name: '',
  ...start,
  isEnabled: true,
  url: '',
  isSigned: true,
  botToken: '',
  chatId: '',
  server: DEFAULT_NTFY_SERVER,
  topic: '',
  token: '',
  isTokenRemoved: false,
})

/** The form's initial draft of a stored channel. */
export function draftOfChannel(channel: NotificationChannel): ChannelDraft {
  const { organization_id: organizationId, kind, name, language, timezone, settings } = channel
  return {
    ...newChannelDraft({ organizationId, language, timezone }),
    kind,
    name,
    isEnabled: channel.is_enabled,
    isSigned: settings?.secrets.includes('signing_secret') ?? true,
    chatId: settings?.chat_id ?? '',
    server: settings?.server ?? DEFAULT_NTFY_SERVER,
    topic: settings?.topic ?? '',
  }
}

/** The settings of a draft in the form that is sent. */
export function settingsOf(draft: ChannelDraft): ChannelSettings {
  const url = draft.url.trim() === '' ? {} : { url: draft.url.trim() }
  switch (draft.kind) {
    case 'slack':
    case 'teams':
      return url
    case 'webhook':
      return { ...url, is_signed: draft.isSigned }
    case 'telegram':
      return {
        ...(draft.botToken.trim() === '' ? {} : { bot_token: draft.botToken.trim() }),
        chat_id: draft.chatId.trim(),
      }
    case 'ntfy':
      return {
        server: draft.server.trim(),
        topic: draft.topic.trim(),
        ...(draft.isTokenRemoved ? { token: null } : {}),
        ...(draft.token.trim() === '' ? {} : { token: draft.token.trim() }),
      }
  }
}

const CHAT = /^(-?\d{1,20}|@[A-Za-z]\w{3,31})$/
const TOPIC = /^[\w-]{1,64}$/
const BOT_TOKEN = /^\d+:[\w-]+$/

/**
 * Why a draft cannot be saved: field → message of `channels.problem.*`.
 *
 * @param stored the channel whose secrets are kept if the draft has none; null for a new one
 */
export function channelProblems(
  draft: ChannelDraft,
  stored: NotificationChannel | null,
): ReadonlyMap<ChannelPlace, string> {
  const { kind, organizationId, name, url, botToken, token } = draft
  const has = (secret: 'url' | 'bot_token' | 'token'): boolean =>
    stored?.settings?.secrets.includes(secret) ?? false
  const isTyped = (text: string): boolean => text.trim() !== ''
  const isMoved = stored !== null && origin(draft.server) !== origin(stored.settings?.server ?? '')
  const needsUrl = kind === 'slack' || kind === 'teams' || kind === 'webhook'
  const wrong: readonly (readonly [ChannelPlace, boolean, string])[] = [
    ['organization', organizationId === null, 'organization'],
    ['name', !isTyped(name), 'name'],
    ['name', name.length > CHANNEL_NAME_MAX, 'nameTooLong'],
    ['url', needsUrl && (isTyped(url) ? origin(url) === null : !has('url')), 'address'],
    [
      'bot_token',
      kind === 'telegram' &&
        (isTyped(botToken) ? !BOT_TOKEN.test(botToken.trim()) : !has('bot_token')),
      'botToken',
    ],
    ['chat_id', kind === 'telegram' && !CHAT.test(draft.chatId.trim()), 'chat'],
    ['server', kind === 'ntfy' && origin(draft.server) === null, 'address'],
    ['topic', kind === 'ntfy' && !TOPIC.test(draft.topic.trim()), 'topic'],
    [
      'token',
      kind === 'ntfy' && isMoved && has('token') && !isTyped(token) && !draft.isTokenRemoved,
      'tokenOfServer',
    ],
  ]
  return new Map(
    wrong.filter(([, isWrong]) => isWrong).map(([place, , problem]) => [place, problem]),
  )
}

/** The origin of a web address; null if it is none. */
function origin(address: string): string | null {
  const text = address.trim()
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : null
}

/** The field that an issue reported by the server belongs to, by its path in the body; null if to none. */
export function placeOfChannelIssue(path: string): ChannelPlace | null {
  const [part = '', setting = ''] = path.split('/').slice(1)
  if (part === 'settings') return SETTINGS.find((one) => one === setting) ?? null
  if (part === 'organization_id') return 'organization'
  return part === 'name' || part === 'timezone' ? part : null
}
const SETTINGS: readonly ChannelPlace[] = [
  'url',
  'bot_token',
  'chat_id',
  'server',
  'topic',
  'token',
]
