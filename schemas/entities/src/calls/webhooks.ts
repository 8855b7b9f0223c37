import { Type } from 'typebox'
import { Id } from '../common.ts'
import {
  NewWebhook,
  Webhook,
  WebhookEdit,
  WebhookPage,
  WebhookQuery,
  WebhookWithSecret,
} from '../webhook.ts'
import {
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
} from '../webhookDelivery.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const entity = 'webhooks'
const reading = { row: entity, read: 'manage_tokens' } as const
const changing = { row: entity, read: 'manage_tokens', change: 'manage_tokens' } as const
const ByDelivery = Type.Object({ id: Id, deliveryId: Id }, { additionalProperties: false })
/** These calls contact a foreign server, or resolve its name: not to be made without limit. */
const limit = { perMinute: 60, by: 'caller' } as const

export const listWebhooks = defineCall({
  method: 'GET',
  path: '/webhooks',
  entity,
  summary: 'Webhooks of organizations whose tokens the caller manages, the newest first',
  query: WebhookQuery,
  answer: WebhookPage,
  access: { list: entity, permission: 'manage_tokens' },
})

export const getWebhook = defineCall({
  method: 'GET',
  path: '/webhooks/:id',
  entity,
  summary: 'A webhook, without its secrets',
  params: ById,
  answer: Webhook,
  access: reading,
})

export const createWebhook = defineCall({
  method: 'POST',
  path: '/webhooks',
  limit,
  entity,
  summary: 'Create a webhook; the secret that signs its deliveries is only in this answer',
  body: NewWebhook,
  answer: WebhookWithSecret,
  status: 201,
  isSecret: true,
  access: { in: 'body', permission: 'manage_tokens' },
  audit: 'webhook.created',
  changes: [entity],
})

export const updateWebhook = defineCall({
  method: 'PUT',
  path: '/webhooks/:id',
  limit,
  entity,
  summary: 'Change a webhook; the header `authorization` stays as it is if it is left out',
  params: ById,
  body: WebhookEdit,
  answer: Webhook,
  access: changing,
  audit: 'webhook.updated',
  changes: [entity],
})

export const enableWebhook = defineCall({
  method: 'PUT',
  path: '/webhooks/:id/enable',
  entity,
  summary: 'Enable a webhook: it is sent what happens from now on',
  params: ById,
  answer: Webhook,
  access: changing,
  audit: 'webhook.enabled',
  changes: [entity],
})

export const disableWebhook = defineCall({
  method: 'PUT',
  path: '/webhooks/:id/disable',
  entity,
  summary: 'Disable a webhook: it is sent nothing, not even what is waiting',
  params: ById,
  answer: Webhook,
  access: changing,
  audit: 'webhook.disabled',
  changes: [entity],
})

export const rollWebhookSecret = defineCall({
  method: 'POST',
  path: '/webhooks/:id/roll',
  entity,
  summary: 'Replace the signing secret; the old one signs alongside the new one for 24 hours',
  params: ById,
  answer: WebhookWithSecret,
  isSecret: true,
  access: changing,
  audit: 'webhook.secret_rolled',
  changes: [entity],
})

export const testWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/:id/test',
  limit,
  entity,
  summary: 'Send a test event; its delivery shows the answer',
  params: ById,
  answer: WebhookDelivery,
  status: 201,
  access: changing,
  audit: 'webhook.tested',
  changes: [entity],
})

export const deleteWebhook = defineCall({
  method: 'DELETE',
  path: '/webhooks/:id',
  entity,
  summary: 'Delete a webhook, with its deliveries',
  params: ById,
  answer: Nothing,
  access: changing,
  audit: 'webhook.deleted',
  changes: [entity],
})

export const listWebhookDeliveries = defineCall({
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  entity,
  summary: 'What a webhook was sent within 30 days, the newest first',
  params: ById,
  query: WebhookDeliveryQuery,
  answer: WebhookDeliveryPage,
  access: reading,
})

export const getWebhookDelivery = defineCall({
  method: 'GET',
  path: '/webhooks/:id/deliveries/:deliveryId',
  entity,
  summary: 'A delivery with its latest request, the answer to it, and every attempt',
  params: ByDelivery,
  answer: WebhookDeliveryDetails,
  access: reading,
})

export const redeliverWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/:id/deliveries/:deliveryId/redeliver',
  limit,
  entity,
  summary: 'Send an event once more, as a delivery of its own with the same `webhook-id`',
  params: ByDelivery,
  answer: WebhookDelivery,
  status: 201,
  access: changing,
  audit: 'webhook.redelivered',
  changes: [entity],
})
