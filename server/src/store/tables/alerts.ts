import type { Alert, AlertRules, NotificationMethod } from '@airshed/schemas'
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
  /** Whether its rules hold; null: they were not evaluated since it was made or activated. */
  latest_value: boolean | null
  created_at: Millis
  /** Place of the displayed state in `ALERT_STATES`. */
  status_rank: GeneratedAlways<number>
  /** 3 active, 2 resolved, 1 idle, 0 deactivated. */
  urgency: GeneratedAlways<number>
  notification_method: ColumnType<NotificationMethod, NotificationMethod | undefined>
}

export interface AlertNodesTable {
  alert_id: string
  node_id: string
}

export interface AlertSubscribersTable {
  alert_id: string
  user_id: string
}
