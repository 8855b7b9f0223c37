import { AlertPage, AlertQuery } from '../alert.ts'
import { defineCall } from './call.ts'

export const listAlerts = defineCall({
  method: 'GET',
  path: '/alerts',
  entity: 'alerts',
  summary: 'Alerts, the latest triggered first',
  query: AlertQuery,
  answer: AlertPage,
  access: { list: 'alerts', permission: 'read_devices' },
})
