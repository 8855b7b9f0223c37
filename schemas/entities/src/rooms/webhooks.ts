// Webhooks, their events, and the deliveries.

export {
  NewWebhook,
  Webhook,
  WEBHOOK_ACTIONS,
  WEBHOOK_ANSWER_MAX,
  WEBHOOK_ANSWER_WITHIN_MS,
  WEBHOOK_DELIVERIES_KEPT_MS,
  WEBHOOK_DELIVERIES_MAX,
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_NODES_MAX,
  WEBHOOK_RETRY_FOR_MS,
  WEBHOOK_ROLL_MS,
  WEBHOOK_SETTING_MAX,
  WEBHOOK_SORTS,
  WEBHOOK_STATUSES,
  WEBHOOK_TYPES,
  WEBHOOK_WAITING_MAX,
  WebhookAction,
  WebhookConditions,
  WebhookDisabledReason,
  WebhookEdit,
  WebhookPage,
  WebhookQuery,
  WebhookResponse,
  WEBHOOKS_MAX,
  type WebhookSort,
  WebhookStatus,
  WebhookType,
  WebhookWithSecret,
} from '../webhook.ts'
export {
  DELIVERY_KINDS,
  DELIVERY_SORTS,
  DELIVERY_STATES,
  DeliveryKind,
  type DeliverySort,
  DeliveryState,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
} from '../webhookDelivery.ts'
export { DELIVERY_FAILURES, DeliveryFailure } from '../webhookFailure.ts'
export { AlertMeasured, AlertStateChanged } from '../webhookEvents/alertStateChanged.ts'
export { WEBHOOK_EVENTS, type WebhookEvent } from '../webhookEvents/catalogue.ts'
export { DeviceStatusChanged } from '../webhookEvents/deviceStatusChanged.ts'
export {
  EVENT_TYPES_OF_WEBHOOK,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '../webhookEvents/eventTypes.ts'
export {
  EVENT_READINGS_MAX,
  MeasuredSeries,
  MeasurementsStored,
} from '../webhookEvents/measurementsStored.ts'
export { WebhookTest } from '../webhookEvents/webhookTest.ts'
