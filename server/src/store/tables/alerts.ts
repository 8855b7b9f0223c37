import type { Alert } from '@airshed/schemas'
import type { Json, Millis } from './columns.ts'

export interface AlertsTable {
  id: string
  name: string
  description: string
  organization_id: string
  status: Alert['status']
  notification_level: Alert['notification_level']
  rules: Json<object>
  last_triggered_ts: Millis | null
  latest_value: boolean | null
  created_at: Millis
}

export interface AlertNodesTable {
  alert_id: string
  node_id: string
}
