import type {
  Alert,
  AlertReference,
  NoticeReason,
  NotificationVia,
  NotificationWithheld,
} from '@airshed/schemas'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { MeasuredCondition } from './alerts.ts'
import type { Json, Millis } from './columns.ts'

/** A change of an alert that its subscribers are notified of, or would have been, or a reminder of one. */
export interface AlertNoticesTable {
  id: string
  alert_id: string
  /** When the alert changed. */
  ts: Millis
  is_active: boolean
  /** From then on it has no data. */
  lacks_data: Generated<boolean>
  content: Json<NoticeContent>
  created_at: Millis
  /** `change`, or why they are reminded of one. */
  reason: Generated<NoticeReason>
  /** Why nobody is notified; null: its notifications are sent. */
  withheld: NotificationWithheld | null
  /**
   * When to check whether the maintenance that withholds its beginning is over; null: nothing is withheld.
   */
  held_until: ColumnType<Millis | null, Millis | null | undefined>
}

/** An alert as it was when it changed, independent of language. */
export interface NoticeContent {
  name: string
  description: string
  level: Alert['notification_level']
  conditions: MeasuredCondition[]
  references: AlertReference[]
}

/** The notification of one recipient of a change, through one transport. */
export interface NotificationsTable {
  id: GeneratedAlways<number>
  notice_id: string
  alert_id: string
  /** Key by which messages are counted. */
  recipient: string
  via: NotificationVia
  user_id: string | null
  /** For `channel`; null: the channel was deleted. */
  channel_id: ColumnType<string | null, string | null | undefined>
  /** Earliest time at which it is sent. */
  due_at: Millis
  /** `dropped`: there was no longer a recipient. */
  state: StoredNotificationState
  /** The message of the outbox that contains it; one may contain several changes. */
  message_id: string | null
  /** When it was put into that message. */
  sent_at: Millis | null
}

/** The outbox shows whether a sent message has arrived. */
export type StoredNotificationState = 'waiting' | 'sent' | 'dropped'

/** One row per recipient, which is locked while messages to it are composed. */
export interface NotificationRecipientsTable {
  recipient: string
  /** When its messages of the last hour were composed, ms UTC, ascending. */
  sent_ts: Json<number[]>
}
