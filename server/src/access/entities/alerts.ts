import { sql, type SqlBool } from 'kysely'
import { withDeviceScope } from './deviceScope.ts'
import { ownedTable } from './ownedTable.ts'
import { isAnyOf } from './rule.ts'

/** Alerts of the organizations; for tokens that are limited to devices, those that watch no other devices. */
export const alerts = withDeviceScope(ownedTable('alerts', 'Alert'), (deviceIds) => {
  const inside = isAnyOf('alert_nodes.node_id', deviceIds)
  return sql<SqlBool>`(select coalesce(bool_and(${inside}), false) from alert_nodes
    where alert_nodes.alert_id = alerts.id)`
})
