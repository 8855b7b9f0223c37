import { Type, type Static } from 'typebox'
import { ALERT_TIME_MAX_MS } from './alertRules.ts'
import { Id, Words } from './common.ts'
import { ChannelKind } from './notificationChannel.ts'

/** How subscribers are notified of an alert. */
export const NOTIFICATION_METHODS = ['email', 'sms', 'email_sms', 'email_digest'] as const
export const NotificationMethod = Words(NOTIFICATION_METHODS)
export type NotificationMethod = Static<typeof NotificationMethod>

/** How often a digest is sent: at each full hour, or at eight in the morning, by the clock of its reader. */
export const DIGEST_PERIODS = ['hourly', 'daily'] as const
export const DigestPeriod = Words(DIGEST_PERIODS)
export type DigestPeriod = Static<typeof DigestPeriod>

/** A member who is notified of an alert. */
export const AlertSubscriber = Type.Object({
  _id: Id,
  name: Type.String(),
  notification_method: Type.Union([NotificationMethod, Type.Null()], {
    description: 'How this member is notified; null: as the alert says',
  }),
})
export type AlertSubscriber = Static<typeof AlertSubscriber>

/** Who is notified of an alert, and how: members and notification channels of its organization, by name. */
export const AlertSubscribers = Type.Object({
  users: Type.Array(AlertSubscriber),
  channels: Type.Array(
    Type.Object({
      _id: Id,
      name: Type.String(),
      kind: ChannelKind,
      is_enabled: Type.Boolean({ description: 'Whether alerts are sent to it' }),
    }),
  ),
  notification_method: NotificationMethod,
  digest_period: DigestPeriod,
  repeat_every_ms: Type.Union([Type.Integer(), Type.Null()], {
    description: 'How often they are notified again while nobody has acknowledged it; null: not',
  }),
  escalation: Type.Union(
    [
      Type.Object({
        users: Type.Array(AlertSubscriber),
        after_ms: Type.Integer({ description: 'After the subscribers were notified' }),
      }),
      Type.Null(),
    ],
    { description: 'Second recipients, who are notified if nobody acknowledges it; null: none' },
  ),
})
export type AlertSubscribers = Static<typeof AlertSubscribers>

/** Members who subscribe to one alert, and its second recipients, at most. */
export const ALERT_SUBSCRIBERS_MAX = 50
/** Notification channels of one alert, at most. */
export const ALERT_CHANNELS_MAX = 20
/** The shortest time after which a message is repeated, or second recipients are notified, ms: 5 minutes. */
const ALERT_REMINDER_MIN_MS = 300_000

const closed = { additionalProperties: false }
const ReminderTime = Type.Integer({
  minimum: ALERT_REMINDER_MIN_MS,
  maximum: ALERT_TIME_MAX_MS,
})

/** Who is notified of an alert, as it is saved. */
export const NewAlertSubscribers = Type.Object(
  {
    users: Type.Array(Id, {
      maxItems: ALERT_SUBSCRIBERS_MAX,
      description: 'Ids of members; at least one of them or of the channels',
    }),
    channels: Type.Optional(
      Type.Array(Id, {
        maxItems: ALERT_CHANNELS_MAX,
        description: 'Ids of notification channels. Default: none',
      }),
    ),
    notification_method: NotificationMethod,
    methods: Type.Optional(
      Type.Array(Type.Object({ user: Id, notification_method: NotificationMethod }, closed), {
        maxItems: 2 * ALERT_SUBSCRIBERS_MAX,
        description:
          'Users, or second recipients, who are notified by a method of their own. Default: none',
      }),
    ),
    digest_period: Type.Optional(
      Type.Enum(DIGEST_PERIODS, {
        type: 'string',
        description: 'For the method email_digest; daily if absent',
      }),
    ),
    repeat_every_ms: Type.Optional(
      Type.Union([ReminderTime, Type.Null()], {
        description:
          'How often they are notified again while nobody has acknowledged it. Default: not',
      }),
    ),
    escalation: Type.Optional(
      Type.Union(
        [
          Type.Object(
            {
              users: Type.Array(Id, {
                minItems: 1,
                maxItems: ALERT_SUBSCRIBERS_MAX,
                description: 'Ids of members who are not among the users',
              }),
              after_ms: ReminderTime,
            },
            closed,
          ),
          Type.Null(),
        ],
        {
          description:
            'Second recipients, who are notified `after_ms` after the others if nobody has acknowledged it. Default: none',
        },
      ),
    ),
  },
  closed,
)
export type NewAlertSubscribers = Static<typeof NewAlertSubscribers>
