import { AlertPage, AlertQuery, AlertSelection, AlertSelectionResult } from '../alert.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listAlerts = defineCall({
  method: 'GET',
  path: '/alerts',
  entity: 'alerts',
  summary: 'Alerts, the latest triggered first',
  query: AlertQuery,
  answer: AlertPage,
  access: { list: 'alerts', permission: 'read_devices' },
})

export const activateAlerts = defineCall({
  method: 'POST',
  path: '/alerts/activate',
  entity: 'alerts',
  summary: 'Activate alerts: they are idle until their rules are evaluated again',
  body: AlertSelection,
  answer: AlertSelectionResult,
  access: { list: 'alerts', permission: 'manage_devices' },
  audit: 'alert.activated',
  changes: ['alerts'],
})

export const deactivateAlerts = defineCall({
  method: 'POST',
  path: '/alerts/deactivate',
  entity: 'alerts',
  summary: 'Deactivate alerts: they notify nobody until they are activated',
  body: AlertSelection,
  answer: AlertSelectionResult,
  access: { list: 'alerts', permission: 'manage_devices' },
  audit: 'alert.deactivated',
  changes: ['alerts'],
})

export const deleteAlerts = defineCall({
  method: 'POST',
  path: '/alerts/delete',
  entity: 'alerts',
  summary: 'Delete alerts',
  body: AlertSelection,
  answer: AlertSelectionResult,
  access: { list: 'alerts', permission: 'manage_devices' },
  audit: 'alert.deleted',
  changes: ['alerts'],
})

export const deleteAlert = defineCall({
  method: 'DELETE',
  path: '/alerts/:id',
  entity: 'alerts',
  summary: 'Delete an alert',
  params: ById,
  answer: Nothing,
  access: { row: 'alerts', read: 'read_devices', change: 'manage_devices' },
  audit: 'alert.deleted',
  changes: ['alerts'],
})
