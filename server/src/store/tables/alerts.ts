import type {
  Alert,
  AlertCondition,
  AlertHours,
  AlertReference,
  AlertRules,
  DigestPeriod,
  NotificationMethod,
} from '@airshed/schemas'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Json, Millis } from './columns.ts'

export interface AlertsTable {
  id: string
  name: string
  description: string
  organization_id: string
  status: Alert['status']
  notification_level: Alert['notification_level']
  /** In the shape of `AlertRules` where it was written through a call; read it by `readAlertRules`. */
  rules: Json<AlertRules>
  last_triggered_ts: Millis | null
  /** Whether it is active; null: it was not judged since it was made, changed or activated. */
  latest_value: boolean | null
  created_at: Millis
  /** Place of the displayed state in `ALERT_STATES`. */
  status_rank: GeneratedAlways<number>
  /** 3 active, 2 resolved, 1 idle, 0 deactivated. */
  urgency: GeneratedAlways<number>
  notification_method: ColumnType<NotificationMethod, NotificationMethod | undefined>
  /** How often digests are sent, with the method `email_digest`. */
  digest_period: ColumnType<DigestPeriod, DigestPeriod | undefined>
  /** Values that its conditions name. */
  named_values: Json<AlertReference[]> | null
  hold_ms: ColumnType<Millis, Millis | undefined>
  reactivation_ms: ColumnType<Millis, Millis | undefined>
  /** When it may begin; null: at any time. */
  hours: Json<AlertHours> | null
  version: ColumnType<number, number | undefined>
  /** Its rules are judged from here on; null: never yet. */
  judged_from: Millis | null
  /** When it is to be judged without a reading; never later than its next change. null: not */
  due_at: Millis | null
  /** From where on it is judged then. */
  due_from: Millis | null
  /**
   * Until then readings may be stored by transactions that do not know how it stands; it is judged
   * now and then up to that time. null: all of them know
   */
  settles_at: Millis | null
  /** From where on it is judged then. */
  settles_from: Millis | null
  /** When its state changed last. */
  changed_ts: Millis | null
  /** Id of the group of rules by which it began last. */
  active_group: string | null
  /** The state that its subscribers were told last; null: none. */
  told: boolean | null
  /** Since when it had that state. */
  told_ts: Millis | null
  acknowledged_at: Millis | null
  acknowledged_by: string | null
  /** Nobody is notified before. */
  muted_until: Millis | null
}

/** Which data points an activated alert looks at, by their keys. */
export interface AlertSourcesTable {
  source: number
  alert_id: string
  /** Readings in this range leave the alert as it is while it is not active; null: each may matter. */
  quiet_min: number | null
  quiet_max: number | null
}

/** A span of readings by which an alert was not judged yet; both ends are in. */
export interface AlertMarksTable {
  id: GeneratedAlways<number>
  alert_id: string
  from_ts: Millis
  to_ts: Millis
}

/** A condition as it was, with what it measured. */
export type MeasuredCondition = AlertCondition & { measured: number | null }

/** A change of state of an alert. */
export interface AlertChangesTable {
  alert_id: string
  ts: Millis
  is_active: boolean
  /** The group of rules by which it began, or had begun. */
  group_id: string | null
  /** The conditions of that group. */
  measured: Json<MeasuredCondition[]>
  /** It was found by readings that came late; nobody was notified. */
  is_corrected: boolean
}

export interface AlertNodesTable {
  alert_id: string
  node_id: string
}

export interface AlertSubscribersTable {
  alert_id: string
  user_id: string
}
