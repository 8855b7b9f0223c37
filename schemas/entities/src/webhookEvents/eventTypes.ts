/** Types of events that webhooks are sent, except those that users send as a test. */
export const WEBHOOK_EVENT_TYPES = [
  'measurements.stored',
  'device.status_changed',
  'alert.state_changed',
] as const
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number]

/** Which of them belong to which type of webhook. */
export const EVENT_TYPES_OF_WEBHOOK = {
  device: ['measurements.stored', 'device.status_changed'],
  alert: ['alert.state_changed'],
} as const satisfies Record<string, readonly WebhookEventType[]>
