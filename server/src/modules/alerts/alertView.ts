import { displayedAlertState } from '@airshed/domain'
import type { Alert } from '@airshed/schemas'
import type { AlertRow } from './queries.ts'

/** An alert as it travels. */
export function alertView(row: AlertRow): Alert {
  return {
    _id: row.id,
    _type: 'alert',
    name: row.name,
    description: row.description,
    organization_id: row.organization_id,
    status: row.status,
    statusType: displayedAlertState({ status: row.status, latestValue: row.latest_value }),
    notification_level: row.notification_level,
    nodes: row.nodes,
    lastTriggeredTs: row.last_triggered_ts,
  }
}
