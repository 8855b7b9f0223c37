import {
  MaintenanceWindow,
  MaintenanceWindowEdit,
  MaintenanceWindowPage,
  MaintenanceWindowQuery,
  NewMaintenanceWindow,
} from '../maintenanceWindow.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const entity = 'maintenance_windows'
const changing = { row: entity, read: 'read_devices', change: 'manage_devices' } as const

export const listMaintenanceWindows = defineCall({
  method: 'GET',
  path: '/maintenance_windows',
  entity,
  summary: 'Times in which alerts of some devices notify nobody, the last to end first',
  query: MaintenanceWindowQuery,
  answer: MaintenanceWindowPage,
  tokens: 'all_devices',
  access: { list: entity, permission: 'read_devices' },
})

export const getMaintenanceWindow = defineCall({
  method: 'GET',
  path: '/maintenance_windows/:id',
  entity,
  summary: 'A maintenance window',
  params: ById,
  answer: MaintenanceWindow,
  tokens: 'all_devices',
  access: { row: entity, read: 'read_devices' },
})

export const createMaintenanceWindow = defineCall({
  method: 'POST',
  path: '/maintenance_windows',
  entity,
  summary: 'Create a maintenance window, which ends in the future',
  body: NewMaintenanceWindow,
  answer: MaintenanceWindow,
  tokens: 'all_devices',
  access: { in: 'body', permission: 'manage_devices' },
  audit: 'maintenance_window.created',
  changes: [entity],
})

export const updateMaintenanceWindow = defineCall({
  method: 'PUT',
  path: '/maintenance_windows/:id',
  entity,
  summary: 'Change a maintenance window that is not over; an end in the past ends it',
  params: ById,
  body: MaintenanceWindowEdit,
  answer: MaintenanceWindow,
  tokens: 'all_devices',
  access: changing,
  audit: 'maintenance_window.updated',
  changes: [entity],
})

export const deleteMaintenanceWindow = defineCall({
  method: 'DELETE',
  path: '/maintenance_windows/:id',
  entity,
  summary: 'Delete a maintenance window: alerts notify from now on as if it were over',
  params: ById,
  answer: Nothing,
  tokens: 'all_devices',
  access: changing,
  audit: 'maintenance_window.deleted',
  changes: [entity],
})
