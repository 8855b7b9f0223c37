import {
  AlertDetails,
  AlertEdit,
  AlertHistory,
  AlertHistoryQuery,
  AlertLimitQuery,
  AlertLimits,
  AlertMute,
  AlertPage,
  AlertPreview,
  AlertQuery,
  AlertSelection,
  AlertSelectionResult,
  NewAlertBody,
} from '../alert.ts'
import { AlertTimeline } from '../notification.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listAlerts = defineCall({
  method: 'GET',
  path: '/alerts',
  entity: 'alerts',
  summary: 'Alerts, the latest triggered first',
  query: AlertQuery,
  answer: AlertPage,
  tokens: 'any',
  access: { list: 'alerts', permission: 'read_devices' },
})

export const listAlertLimits = defineCall({
  method: 'GET',
  path: '/alerts/limits',
  entity: 'alerts',
  summary: 'Limits that activated alerts compare the readings of data points with, or their means',
  query: AlertLimitQuery,
  answer: AlertLimits,
  tokens: 'any',
  access: { list: 'alerts', permission: 'read_devices' },
})

export const activateAlerts = defineCall({
  method: 'POST',
  path: '/alerts/activate',
  entity: 'alerts',
  summary: 'Activate alerts: they are idle until their rules are evaluated again',
  body: AlertSelection,
  answer: AlertSelectionResult,
  tokens: 'any',
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
  tokens: 'any',
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
  tokens: 'any',
  access: { list: 'alerts', permission: 'manage_devices' },
  audit: 'alert.deleted',
  changes: ['alerts', 'notification_channels'],
})

export const deleteAlert = defineCall({
  method: 'DELETE',
  path: '/alerts/:id',
  entity: 'alerts',
  summary: 'Delete an alert',
  params: ById,
  answer: Nothing,
  tokens: 'any',
  access: { row: 'alerts', read: 'read_devices', change: 'manage_devices' },
  audit: 'alert.deleted',
  changes: ['alerts', 'notification_channels'],
})

const changing = { row: 'alerts', read: 'read_devices', change: 'manage_devices' } as const

export const getAlert = defineCall({
  method: 'GET',
  path: '/alerts/:id',
  entity: 'alerts',
  summary: 'An alert with its rules and subscribers',
  params: ById,
  answer: AlertDetails,
  tokens: 'any',
  access: { row: 'alerts', read: 'read_devices' },
})

export const createAlert = defineCall({
  method: 'POST',
  path: '/alerts',
  entity: 'alerts',
  summary: 'Create an alert: it is evaluated from now on',
  body: NewAlertBody,
  answer: AlertDetails,
  tokens: 'any',
  access: { in: 'body', permission: 'manage_devices' },
  audit: 'alert.created',
  changes: ['alerts', 'notification_channels'],
})

export const updateAlert = defineCall({
  method: 'PUT',
  path: '/alerts/:id',
  entity: 'alerts',
  summary: 'Change an alert; other rules are evaluated from now on',
  params: ById,
  body: AlertEdit,
  answer: AlertDetails,
  tokens: 'any',
  access: changing,
  audit: 'alert.updated',
  changes: ['alerts', 'notification_channels'],
})

export const listAlertChanges = defineCall({
  method: 'GET',
  path: '/alerts/:id/changes',
  entity: 'alerts',
  summary: 'When an alert began and ended, and by which readings',
  params: ById,
  query: AlertHistoryQuery,
  answer: AlertHistory,
  tokens: 'any',
  access: { row: 'alerts', read: 'read_devices' },
})

export const getAlertTimeline = defineCall({
  method: 'GET',
  path: '/alerts/:id/timeline',
  entity: 'alerts',
  summary: 'The latest changes of an alert, who was notified of them, and what people did with it',
  params: ById,
  answer: AlertTimeline,
  tokens: 'any',
  access: { row: 'alerts', read: 'read_devices' },
})

export const previewAlert = defineCall({
  method: 'POST',
  path: '/alerts/preview',
  reads: true,
  limit: { perMinute: 60, by: 'caller' },
  entity: 'alerts',
  summary: 'When an alert with these rules would have been active',
  body: AlertPreview,
  answer: AlertHistory,
  tokens: 'any',
  access: { in: 'body', permission: 'read_devices' },
})

export const acknowledgeAlert = defineCall({
  method: 'PUT',
  path: '/alerts/:id/acknowledge',
  entity: 'alerts',
  summary: 'Acknowledge an active alert: somebody is attending to it',
  params: ById,
  answer: AlertDetails,
  tokens: 'any',
  access: changing,
  audit: 'alert.acknowledged',
  changes: ['alerts'],
})

export const muteAlert = defineCall({
  method: 'PUT',
  path: '/alerts/:id/mute',
  entity: 'alerts',
  summary: 'Mute an alert: nobody is notified of it for some time',
  params: ById,
  body: AlertMute,
  answer: AlertDetails,
  tokens: 'any',
  access: changing,
  audit: 'alert.muted',
  changes: ['alerts'],
})
