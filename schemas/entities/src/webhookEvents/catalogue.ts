import { AlertStateChanged } from './alertStateChanged.ts'
import { DeviceStatusChanged } from './deviceStatusChanged.ts'
import { MeasurementsStored } from './measurementsStored.ts'
import { WebhookTest } from './webhookTest.ts'

/** Schemas of everything that webhooks are sent, by its type. */
export const WEBHOOK_EVENTS = {
  'measurements.stored': MeasurementsStored,
  'device.status_changed': DeviceStatusChanged,
  'alert.state_changed': AlertStateChanged,
  'webhook.test': WebhookTest,
} as const

/** Everything that webhooks are sent. */
export type WebhookEvent =
  | MeasurementsStored
  | DeviceStatusChanged
  | AlertStateChanged
  | WebhookTest
