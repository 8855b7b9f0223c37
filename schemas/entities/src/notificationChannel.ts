import { Type, type Static } from 'typebox'
import {
  CHANNEL_KINDS,
  CHANNEL_PATTERNS,
  CHANNEL_SECRETS,
  DEFAULT_NTFY_SERVER,
} from './channelServices.ts'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

export const ChannelKind = Words(CHANNEL_KINDS)
export type ChannelKind = Static<typeof ChannelKind>

/** Languages in which messages are written. */
export const CHANNEL_LANGUAGES = ['en', 'es'] as const
export const ChannelLanguage = Words(CHANNEL_LANGUAGES)
export type ChannelLanguage = Static<typeof ChannelLanguage>

export const ChannelSecret = Words(CHANNEL_SECRETS)
export type ChannelSecret = Static<typeof ChannelSecret>

/** What the caller may do to a channel. */
export const CHANNEL_ACTIONS = ['modify', 'test', 'delete'] as const
const ChannelAction = Words(CHANNEL_ACTIONS)
type ChannelAction = Static<typeof ChannelAction>

/** Notification channels of one organization, at most. */
export const CHANNELS_MAX = 50
/** The longest name of a channel, characters. */
export const CHANNEL_NAME_MAX = 100
/** The longest address and token of a channel, characters. */
export const CHANNEL_SETTING_MAX = 2_000
/** Maximum length stored of the answer to a test message, characters. */
export const CHANNEL_ANSWER_MAX = 500
/** How long a test message waits for an answer, ms. */
export const CHANNEL_TEST_WITHIN_MS = 5_000

const closed = { additionalProperties: false }
const Nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** The readable settings of a channel, without secrets. */
export const ChannelSettingsView = Type.Object({
  url_host: Nullable('services with a webhook: the host of its address'),
  chat_id: Nullable('telegram'),
  server: Nullable('ntfy'),
  topic: Nullable('ntfy'),
  secrets: Type.Array(ChannelSecret, { description: 'Those that are set' }),
})
export type ChannelSettingsView = Static<typeof ChannelSettingsView>

/** A service, with its settings, to which alerts of an organization are sent. */
export const NotificationChannel = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  organization_id: Type.String(),
  kind: ChannelKind,
  language: ChannelLanguage,
  timezone: Type.String({ description: 'IANA time zone of the times in its messages' }),
  is_enabled: Type.Boolean({ description: 'Whether alerts are sent to it' }),
  settings: Type.Union([ChannelSettingsView, Type.Null()], {
    description: 'null: the caller may not change the channel',
  }),
  alerts_count: Type.Integer({ minimum: 0, description: 'Alerts that are sent to it' }),
  version: Type.Integer(),
  created_at: TimestampMs,
  actions: Type.Array(ChannelAction, { description: 'What the caller may do' }),
})
export type NotificationChannel = Static<typeof NotificationChannel>

/** Answer of calls that may generate a signing secret: the only ones that contain it. */
export const SavedNotificationChannel = Type.Object({
  ...NotificationChannel.properties,
  signing_secret: Type.Union([Type.String(), Type.Null()], {
    description: 'The secret that was just generated, `whsec_…`; null: none was',
  }),
})
export type SavedNotificationChannel = Static<typeof SavedNotificationChannel>

const Setting = (description: string, pattern = '^\\S+$') =>
  Type.Optional(Type.String({ minLength: 1, maxLength: CHANNEL_SETTING_MAX, pattern, description }))

/** Settings as they are sent. Each kind has its own; a secret that is left out stays as it is stored. */
export const ChannelSettings = Type.Object(
  {
    url: Setting('services with a webhook: its address. Secret'),
    bot_token: Setting('telegram: the token of the bot. Secret', CHANNEL_PATTERNS.bot_token),
    chat_id: Setting(
      'telegram: the number of a chat, or the @name of a public channel',
      CHANNEL_PATTERNS.chat_id,
    ),
    server: Setting(`ntfy: the address of the server. Default ${DEFAULT_NTFY_SERVER}`),
    topic: Setting('ntfy', CHANNEL_PATTERNS.topic),
    token: Type.Optional(
      Type.Union(
        [
          Type.String({
            minLength: 1,
            maxLength: CHANNEL_SETTING_MAX,
            pattern: CHANNEL_PATTERNS.token,
          }),
          Type.Null(),
        ],
        { description: 'ntfy: the access token; null: none. Secret' },
      ),
    ),
    is_signed: Type.Optional(
      Type.Boolean({
        description: 'webhook: whether requests are signed by a secret that the server generates',
      }),
    ),
  },
  closed,
)
export type ChannelSettings = Static<typeof ChannelSettings>

const draft = {
  name: Type.String({ minLength: 1, maxLength: CHANNEL_NAME_MAX, pattern: '\\S' }),
  language: ChannelLanguage,
  timezone: Type.String({ minLength: 1, maxLength: 100, description: 'IANA time zone' }),
  is_enabled: Type.Boolean(),
  settings: ChannelSettings,
}

/** Body of `POST notification_channels`. */
export const NewNotificationChannel = Type.Object(
  { organization_id: Id, kind: ChannelKind, ...draft },
  closed,
)
export type NewNotificationChannel = Static<typeof NewNotificationChannel>

/** Body of `PUT notification_channels/{id}`: all of a channel except its kind, and the version that it is based on. */
export const NotificationChannelEdit = Type.Object(
  { ...draft, version: Type.Integer({ minimum: 1 }) },
  closed,
)
export type NotificationChannelEdit = Static<typeof NotificationChannelEdit>

/** Body of `POST notification_channels/test`: a channel that need not be saved. */
export const NotificationChannelTest = Type.Object(
  {
    organization_id: Id,
    channel_id: Type.Optional({
      ...Id,
      description: 'The saved channel whose secrets are used where the settings name none',
    }),
    kind: ChannelKind,
    language: ChannelLanguage,
    timezone: draft.timezone,
    settings: ChannelSettings,
  },
  closed,
)
export type NotificationChannelTest = Static<typeof NotificationChannelTest>

/** Why a message got no answer. */
const CHANNEL_FAILURES = ['not_public', 'timeout', 'unreachable'] as const
export const ChannelFailure = Words(CHANNEL_FAILURES)
export type ChannelFailure = Static<typeof ChannelFailure>

/** The result of a test message. */
export const ChannelTestResult = Type.Object({
  ok: Type.Boolean({ description: 'The service took the message' }),
  status: Type.Union([Type.Integer(), Type.Null()], { description: 'HTTP; null: no answer came' }),
  answer: Type.String({
    description: `The answer of the service, cut to ${CHANNEL_ANSWER_MAX} characters, without secrets`,
  }),
  failure: Type.Union([ChannelFailure, Type.Null()], {
    description: 'Why no answer came; null: one came',
  }),
})
export type ChannelTestResult = Static<typeof ChannelTestResult>

export const NotificationChannelPage = ListOf(NotificationChannel)

const CHANNEL_SORTS = ['name', 'created'] as const
export type ChannelSort = (typeof CHANNEL_SORTS)[number]

/** Query of `GET notification_channels`; the search looks into the name. */
export const NotificationChannelQuery = ListQuery({
  sort: CHANNEL_SORTS,
  filters: { organization_id: Type.Optional(Type.String()) },
})
export type NotificationChannelQuery = Static<typeof NotificationChannelQuery>
