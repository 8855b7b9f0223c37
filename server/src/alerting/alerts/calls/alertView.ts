import { displayedAlertState } from '@airshed/domain'
import type { Alert } from '@airshed/schemas'
import { alertActions } from '../../../access/entities/alertActions.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { AlertRow } from './queries.ts'

/** An alert as the API returns it, without the parts that are included on request. */
export function alertView(row: AlertRow, caller: Caller): Alert {
  return {
    _id: row.id,
    _type: 'alert',
    name: row.name,
    description: row.description,
    organization_id: row.organization_id,
    status: row.status,
    statusType: displayedAlertState({
      status: row.status,
      latestValue: row.latest_value,
      lacksData: row.lacks_data,
    }),
    notification_level: row.notification_level,
    nodes: row.nodes,
    lastTriggeredTs: row.last_triggered_ts,
    actions: alertActions(caller, row),
    ...(row.template_id === null
      ? {}
      : { template: { _id: row.template_id, name: row.template_name ?? '' } }),
  }
}
