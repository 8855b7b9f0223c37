import type {
  Alert,
  AlertCondition,
  AlertHours,
  AlertReference,
  AlertRules,
  DigestPeriod,
  MissingData,
  NotificationMethod,
} from '@airshed/schemas'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, Millis } from './columns.ts'

export interface AlertsTable {
  id: string
  name: string
  description: string
  organization_id: string
  status: Alert['status']
  notification_level: Alert['notification_level']
  /** In the shape of `AlertRules` if written through the API; read it with `readAlertRules`. */
  rules: Json<AlertRules>
  last_triggered_ts: Millis | null
  /** Whether it is active; null: not evaluated since it was created, changed or activated. */
  latest_value: boolean | null
  created_at: Millis
  /** Index of the displayed state in `ALERT_STATES`. */
  status_rank: GeneratedAlways<number>
  /** 4 active, 3 no data, 2 resolved, 1 idle, 0 deactivated. */
  urgency: GeneratedAlways<number>
  notification_method: ColumnType<NotificationMethod, NotificationMethod | undefined>
  /** How often digests are sent, with the method `email_digest`. */
  digest_period: ColumnType<DigestPeriod, DigestPeriod | undefined>
  /** Named values that its conditions refer to. */
  named_values: Json<AlertReference[]> | null
  hold_ms: ColumnType<Millis, Millis | undefined>
  reactivation_ms: ColumnType<Millis, Millis | undefined>
  /** Hours in which it may begin; null: at any time. */
  hours: Json<AlertHours> | null
  /** What it does once its readings have stopped. */
  missing_data: Generated<MissingData>
  /** It has no data; `latest_value` is then false. */
  lacks_data: Generated<boolean>
  version: ColumnType<number, number | undefined>
  /** Its rules are evaluated from this time on; null: not evaluated yet. */
  judged_from: Millis | null
  /** When it is to be evaluated without a new reading; never later than its next change. null: never */
  due_at: Millis | null
  /** Start of the span that is evaluated then. */
  due_from: Millis | null
  /**
   * Until then readings may be stored by transactions that do not know its state; it is evaluated repeatedly
   * up to that time. null: all of them know
   */
  settles_at: Millis | null
  /** Start of the span that is evaluated then. */
  settles_from: Millis | null
  /** When its state last changed. */
  changed_ts: Millis | null
  /** Id of the group of rules that last triggered it. */
  active_group: string | null
  /** The state that its subscribers were last notified of; null: none. */
  told: boolean | null
  /** That state was that it has no data. */
  told_no_data: Generated<boolean>
  /** When that state began. */
  told_ts: Millis | null
  acknowledged_at: Millis | null
  acknowledged_by: string | null
  /** What they wrote; null: nothing. */
  acknowledged_comment: string | null
  /** Nobody is notified before this time. */
  muted_until: Millis | null
  /**
   * When subscribers are notified of it after its mute, if it is still active: the end of the mute, or of the maintenance
   * that outlasts it. null: nobody is to be notified
   */
  mute_over_at: Millis | null
  /** How often a message is repeated while nobody has acknowledged it, ms; null: not. */
  repeat_ms: number | null
  /** How long after the first its second recipients are notified, unless somebody has acknowledged it, ms; null: not. */
  escalate_ms: number | null
  /** When the next message is repeated; null: none is. */
  repeat_at: Millis | null
  /** When its second recipients are notified; null: they are not, or have been. */
  escalate_at: Millis | null
  /** Its second recipients have been notified since it was last over. */
  is_escalated: Generated<boolean>
  /** The template that made it; null: none, and the next two are null as well. */
  template_id: string | null
  /** The device that it was made for. */
  covered_node_id: string | null
  /** The version of the template that it follows. */
  template_version: number | null
}

/** The data points that an activated alert watches, by their keys. */
export interface AlertSourcesTable {
  source: number
  alert_id: string
  /** Readings in this range cannot change the alert while it is not active; null: any reading may. */
  quiet_min: number | null
  quiet_max: number | null
}

/** A span of readings by which an alert has not been evaluated yet; both ends are inclusive. */
export interface AlertMarksTable {
  id: GeneratedAlways<number>
  alert_id: string
  from_ts: Millis
  to_ts: Millis
}

/** A condition as it was, with its measured value. */
export type MeasuredCondition = AlertCondition & { measured: number | null }

/** A change of state of an alert. */
export interface AlertChangesTable {
  alert_id: string
  ts: Millis
  is_active: boolean
  /** From then on it has no data. */
  lacks_data: Generated<boolean>
  /** The group of rules that triggered it. */
  group_id: string | null
  /** The conditions of that group. */
  measured: Json<MeasuredCondition[]>
  /** Found through late readings; nobody was notified. */
  is_corrected: boolean
}

export interface AlertNodesTable {
  alert_id: string
  node_id: string
}

export interface AlertSubscribersTable {
  alert_id: string
  user_id: string
  /** A second recipient: notified only if nobody acknowledges the alert. */
  is_second: Generated<boolean>
  /** How this user is notified; null: by the method of the alert. */
  notification_method: NotificationMethod | null
}
