import {
  AlertTemplateDetails,
  AlertTemplateEdit,
  AlertTemplatePage,
  AlertTemplateQuery,
  CoveredDevices,
  CoveredDevicesQuery,
  NewAlertTemplate,
} from '../alertTemplate.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const entity = 'alert_templates'
const reading = { row: entity, read: 'read_devices' } as const
const changing = { ...reading, change: 'manage_devices' } as const
const changes = [entity, 'alerts', 'notification_channels'] as const

export const listAlertTemplates = defineCall({
  method: 'GET',
  path: '/alert_templates',
  entity,
  summary: 'Alert templates, by name',
  query: AlertTemplateQuery,
  answer: AlertTemplatePage,
  tokens: 'all_devices',
  access: { list: entity, permission: 'read_devices' },
})

export const getAlertTemplate = defineCall({
  method: 'GET',
  path: '/alert_templates/:id',
  entity,
  summary: 'An alert template with its rules and subscribers',
  params: ById,
  answer: AlertTemplateDetails,
  tokens: 'all_devices',
  access: reading,
})

export const createAlertTemplate = defineCall({
  method: 'POST',
  path: '/alert_templates',
  entity,
  summary: 'Create an alert template: each covered device gets an alert, also later ones',
  body: NewAlertTemplate,
  answer: AlertTemplateDetails,
  tokens: 'all_devices',
  access: { in: 'body', permission: 'manage_devices' },
  audit: 'alert_template.created',
  changes: [...changes],
})

export const updateAlertTemplate = defineCall({
  method: 'PUT',
  path: '/alert_templates/:id',
  entity,
  summary: 'Change an alert template and all of its alerts',
  params: ById,
  body: AlertTemplateEdit,
  answer: AlertTemplateDetails,
  tokens: 'all_devices',
  access: changing,
  audit: 'alert_template.updated',
  changes: [...changes],
})

export const deleteAlertTemplate = defineCall({
  method: 'DELETE',
  path: '/alert_templates/:id',
  entity,
  summary: 'Delete an alert template with all of its alerts',
  params: ById,
  answer: Nothing,
  tokens: 'all_devices',
  access: changing,
  audit: 'alert_template.deleted',
  changes: [...changes],
})

export const activateAlertTemplate = defineCall({
  method: 'PUT',
  path: '/alert_templates/:id/activate',
  entity,
  summary: 'Activate all alerts of a template: they are idle until their rules are evaluated again',
  params: ById,
  answer: AlertTemplateDetails,
  tokens: 'all_devices',
  access: changing,
  audit: 'alert_template.activated',
  changes: [...changes],
})

export const deactivateAlertTemplate = defineCall({
  method: 'PUT',
  path: '/alert_templates/:id/deactivate',
  entity,
  summary: 'Deactivate all alerts of a template: they notify nobody until it is activated',
  params: ById,
  answer: AlertTemplateDetails,
  tokens: 'all_devices',
  access: changing,
  audit: 'alert_template.deactivated',
  changes: [...changes],
})

export const findCoveredDevices = defineCall({
  method: 'POST',
  path: '/alert_templates/covered',
  reads: true,
  limit: { perMinute: 60, by: 'caller' },
  entity,
  summary: 'How many devices an alert template would cover now, and what they measure',
  body: CoveredDevicesQuery,
  answer: CoveredDevices,
  tokens: 'all_devices',
  access: { in: 'body', permission: 'read_devices' },
})
