import type { Alert, AlertReference, NotificationVia, NotificationWithheld } from '@airshed/schemas'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { MeasuredCondition } from './alerts.ts'
import type { Json, Millis } from './columns.ts'

/** A change of an alert of which its subscribers are told, or would have been. */
export interface AlertNoticesTable {
  id: string
  alert_id: string
  /** When the alert changed. */
  ts: Millis
  is_active: boolean
  content: Json<NoticeContent>
  created_at: Millis
  /** Why nobody is told; null: its notifications are. */
  withheld: NotificationWithheld | null
  /**
   * When to see whether maintenance that keeps its beginning from being told is over; null: nothing is kept
   * back.
   */
  held_until: ColumnType<Millis | null, Millis | null | undefined>
}

/** An alert as it was when it changed, in no language. */
export interface NoticeContent {
  name: string
  description: string
  level: Alert['notification_level']
  conditions: MeasuredCondition[]
  references: AlertReference[]
}

/** That somebody, or something, is told of a change by one way. */
export interface NotificationsTable {
  id: GeneratedAlways<number>
  notice_id: string
  alert_id: string
  /** Whose messages are counted together. */
  recipient: string
  via: NotificationVia
  user_id: string | null
  /** For `channel`; null: it is no more. */
  channel_id: ColumnType<string | null, string | null | undefined>
  /** When it is sent at the earliest. */
  due_at: Millis
  /** `dropped`: there was nobody to tell any more. */
  state: StoredNotificationState
  /** The message of the outbox that holds it; several changes may be in one. */
  message_id: string | null
  /** When it was put into that message. */
  sent_at: Millis | null
}

/** Whether a message that was sent arrives is known by the outbox. */
export type StoredNotificationState = 'waiting' | 'sent' | 'dropped'

/** One row for each recipient, which is locked while messages to it are made. */
export interface NotificationRecipientsTable {
  recipient: string
  /** When its messages of the last hour were made, ms UTC, ascending. */
  sent_ts: Json<number[]>
}
