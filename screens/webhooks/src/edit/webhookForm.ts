import type { NewWebhook, Webhook, WebhookConditions, WebhookEdit } from '@airshed/console-kit'
import type { CreateForm } from './createForm.ts'
import type { EditForm } from './editForm.ts'
import { DEVICE_EVENTS } from './formFields.ts'

type Chosen = Pick<EditForm, 'type' | 'events' | 'node_id'>

/** An empty choice means all devices, and a complete one all events, including future ones. */
function conditionsOf({ type, events, node_id: nodeIds = [] }: Chosen): WebhookConditions {
  const isChoice = type === 'device' && events !== undefined && events.length < DEVICE_EVENTS.length
  return {
    ...(nodeIds.length === 0 ? {} : { node_id: nodeIds }),
    ...(isChoice ? { _type: events } : {}),
  }
}

/** A new webhook in the form that is sent. */
export const newWebhook = (form: CreateForm): NewWebhook => ({
  organization_id: form.organization_id,
  url: form.url,
  auth: form.auth,
  type: form.type,
  conditions: conditionsOf(form),
})

/** A change in the form that is sent. */
export const webhookEdit = (form: EditForm, { version }: Webhook): WebhookEdit => ({
  url: form.url,
  ...(form.auth === undefined ? {} : { auth: form.auth }),
  type: form.type,
  conditions: conditionsOf(form),
  version,
})

/** The initial form of a stored webhook. */
export function formOf({ url, type, conditions }: Webhook): Partial<EditForm> {
  const { node_id: nodeIds, _type: types } = conditions
  const events = DEVICE_EVENTS.filter((one) => types?.includes(one) ?? true)
  return {
    url,
    type,
    events: events.length === 0 ? [...DEVICE_EVENTS] : events,
    ...(nodeIds === undefined ? {} : { node_id: nodeIds }),
  }
}

/** Devices belong to one organization, so changing it clears them. */
export const settleOrganization = (before: CreateForm, next: CreateForm): CreateForm =>
  before.organization_id === next.organization_id ? next : { ...next, node_id: [] }
