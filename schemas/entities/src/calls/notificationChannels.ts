import {
  ChannelTestResult,
  NewNotificationChannel,
  NotificationChannel,
  NotificationChannelEdit,
  NotificationChannelPage,
  NotificationChannelQuery,
  NotificationChannelTest,
  SavedNotificationChannel,
} from '../notificationChannel.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const entity = 'notification_channels'
const changing = { row: entity, read: 'read_devices', change: 'manage_devices' } as const

export const listNotificationChannels = defineCall({
  method: 'GET',
  path: '/notification_channels',
  entity,
  summary: 'Services to which alerts are sent, by name',
  query: NotificationChannelQuery,
  answer: NotificationChannelPage,
  tokens: 'all_devices',
  access: { list: entity, permission: 'read_devices' },
})

export const getNotificationChannel = defineCall({
  method: 'GET',
  path: '/notification_channels/:id',
  entity,
  summary: 'A notification channel, without its secrets',
  params: ById,
  answer: NotificationChannel,
  tokens: 'all_devices',
  access: { row: entity, read: 'read_devices' },
})

export const createNotificationChannel = defineCall({
  method: 'POST',
  path: '/notification_channels',
  entity,
  summary: 'Create a notification channel; a signing secret is only in this answer',
  body: NewNotificationChannel,
  answer: SavedNotificationChannel,
  isSecret: true,
  tokens: 'all_devices',
  access: { in: 'body', permission: 'manage_devices' },
  audit: 'notification_channel.created',
  changes: [entity],
})

export const testNotificationChannel = defineCall({
  method: 'POST',
  path: '/notification_channels/test',
  reads: true,
  limit: { perMinute: 60, by: 'caller' },
  entity,
  summary: 'Send a test message now, by settings that need not be saved',
  body: NotificationChannelTest,
  answer: ChannelTestResult,
  access: { in: 'body', permission: 'manage_devices' },
})

export const updateNotificationChannel = defineCall({
  method: 'PUT',
  path: '/notification_channels/:id',
  entity,
  summary: 'Change a notification channel; secrets that are left out stay as they are',
  params: ById,
  body: NotificationChannelEdit,
  answer: SavedNotificationChannel,
  isSecret: true,
  tokens: 'all_devices',
  access: changing,
  audit: 'notification_channel.updated',
  changes: [entity, 'alerts'],
})

export const renewChannelSecret = defineCall({
  method: 'POST',
  path: '/notification_channels/:id/secret',
  entity,
  summary: 'Replace the signing secret of a webhook: the old one signs nothing from now on',
  params: ById,
  answer: SavedNotificationChannel,
  isSecret: true,
  access: changing,
  audit: 'notification_channel.secret_renewed',
  changes: [entity],
})

export const deleteNotificationChannel = defineCall({
  method: 'DELETE',
  path: '/notification_channels/:id',
  entity,
  summary: 'Delete a notification channel, and take it from the alerts that are sent to it',
  params: ById,
  answer: Nothing,
  tokens: 'all_devices',
  access: changing,
  audit: 'notification_channel.deleted',
  changes: [entity, 'alerts'],
})
