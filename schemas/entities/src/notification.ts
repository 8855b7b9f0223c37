import { Type, type Static } from 'typebox'
import { TimestampMs, Words } from './common.ts'

/** How a recipient is notified. */
export const NOTIFICATION_VIAS = ['email', 'sms', 'email_digest', 'channel'] as const
export const NotificationVia = Words(NOTIFICATION_VIAS)
export type NotificationVia = Static<typeof NotificationVia>

/**
 * Why nobody was notified of a change: the alert was muted, its devices were under maintenance, it has no subscribers,
 * or nobody was notified of its beginning.
 */
export const NOTIFICATION_WITHHELD = ['muted', 'maintenance', 'nobody', 'not_begun'] as const
export const NotificationWithheld = Words(NOTIFICATION_WITHHELD)
export type NotificationWithheld = Static<typeof NotificationWithheld>

/**
 * Why subscribers are notified: the alert changed; or it is still in the state of its last change, and it is no longer
 * muted, or nobody has acknowledged it, so that they, or its second recipients, are notified.
 */
export const NOTICE_REASONS = ['change', 'mute_over', 'unacknowledged', 'escalated'] as const
export const NoticeReason = Words(NOTICE_REASONS)
export type NoticeReason = Static<typeof NoticeReason>

/**
 * The state of a notification: it waits for its turn; it is in a message that waits, was sent, is stored as there is no
 * transport, or was given up; or there was no longer anybody to notify.
 */
const NOTIFICATION_STATES = ['waiting', 'sent', 'kept', 'failed', 'dropped'] as const
const NotificationState = Words(NOTIFICATION_STATES)
type NotificationState = Static<typeof NotificationState>

/** Records that one recipient was notified of a change. */
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

/** User actions on an alert. */
const ALERT_ACTS = [
  'acknowledged',
  'muted',
  'unmuted',
  'changed',
  'activated',
  'deactivated',
] as const
export const AlertAct = Words(ALERT_ACTS)
export type AlertAct = Static<typeof AlertAct>

/** An event of an alert: it changed and somebody was notified, or a user acted on it. */
export const AlertTimelineEntry = Type.Union([
  Type.Object({
    kind: Words(['change']),
    ts: TimestampMs,
    is_active: Type.Boolean(),
    lacks_data: Type.Boolean({ description: 'From then on it has no data, and is not active' }),
    noticed_at: TimestampMs,
    reason: Words(NOTICE_REASONS, {
      description:
        'Why they were notified at `noticed_at`: other than `change`, as a reminder of the change',
    }),
    withheld: Type.Union([NotificationWithheld, Type.Null()], {
      description: 'Why nobody was notified; null: the notifications show who was',
    }),
    notifications: Type.Array(AlertNotification),
  }),
  Type.Object({
    kind: Words(['act']),
    ts: TimestampMs,
    act: AlertAct,
    by: Type.String({ description: 'Name' }),
    until: Type.Union([TimestampMs, Type.Null()], { description: 'For `muted`: until when' }),
    comment: Type.Union([Type.String(), Type.Null()], {
      description: 'For `acknowledged`: what they wrote',
    }),
  }),
])
export type AlertTimelineEntry = Static<typeof AlertTimelineEntry>

/** Maximum number of entries in one timeline; the newest take precedence. */
export const ALERT_TIMELINE_MAX = 200

export const AlertTimeline = Type.Object({
  entries: Type.Array(AlertTimelineEntry, { description: 'Newest first' }),
  is_cut: Type.Boolean({ description: 'There are older ones' }),
})
export type AlertTimeline = Static<typeof AlertTimeline>
