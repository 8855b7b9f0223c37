import { Type, type Static } from 'typebox'
import { TimestampMs, Words } from './common.ts'

/** By which way somebody is told. */
export const NOTIFICATION_VIAS = ['email', 'sms', 'email_digest', 'channel'] as const
export const NotificationVia = Words(NOTIFICATION_VIAS)
export type NotificationVia = Static<typeof NotificationVia>

/**
 * Why nobody was told of a change: the alert was muted, its devices were under maintenance, nobody subscribes to it, or
 * nobody was told that it had begun.
 */
export const NOTIFICATION_WITHHELD = ['muted', 'maintenance', 'nobody', 'not_begun'] as const
export const NotificationWithheld = Words(NOTIFICATION_WITHHELD)
export type NotificationWithheld = Static<typeof NotificationWithheld>

/**
 * What became of a notification: it waits for its turn; it is in a message that waits, was sent, is
 * kept as there is no transport, or was given up; or there was nobody to tell any more.
 */
export const NOTIFICATION_STATES = ['waiting', 'sent', 'kept', 'failed', 'dropped'] as const
export const NotificationState = Words(NOTIFICATION_STATES)
export type NotificationState = Static<typeof NotificationState>

/** That one recipient was told of a change. */
export const AlertNotification = Type.Object({
  to: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the recipient; null: a channel that was deleted',
  }),
  via: NotificationVia,
  state: NotificationState,
  due_at: TimestampMs,
  sent_at: Type.Union([TimestampMs, Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why the latest attempt failed; null: none has',
  }),
})
export type AlertNotification = Static<typeof AlertNotification>

/** What somebody did with an alert. */
export const ALERT_ACTS = [
  'acknowledged',
  'muted',
  'unmuted',
  'changed',
  'activated',
  'deactivated',
] as const
export const AlertAct = Words(ALERT_ACTS)
export type AlertAct = Static<typeof AlertAct>

/** Something that happened with an alert: it changed and somebody was told, or somebody did something. */
export const AlertTimelineEntry = Type.Union([
  Type.Object({
    kind: Words(['change']),
    ts: TimestampMs,
    is_active: Type.Boolean(),
    noticed_at: TimestampMs,
    withheld: Type.Union([NotificationWithheld, Type.Null()], {
      description: 'Why nobody was told; null: the notifications say who was',
    }),
    notifications: Type.Array(AlertNotification),
  }),
  Type.Object({
    kind: Words(['act']),
    ts: TimestampMs,
    act: AlertAct,
    by: Type.String({ description: 'Name' }),
    until: Type.Union([TimestampMs, Type.Null()], { description: 'For `muted`: until when' }),
  }),
])
export type AlertTimelineEntry = Static<typeof AlertTimelineEntry>

/** Entries of one timeline, at most; the newest are kept. */
export const ALERT_TIMELINE_MAX = 200

export const AlertTimeline = Type.Object({
  entries: Type.Array(AlertTimelineEntry, { description: 'Newest first' }),
  is_cut: Type.Boolean({ description: 'There are older ones' }),
})
export type AlertTimeline = Static<typeof AlertTimeline>
