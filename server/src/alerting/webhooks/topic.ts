/** Signals that deliveries are waiting to be sent. */
export const WEBHOOKS_TOPIC = 'webhooks'

/** Signals stored readings or changed statuses of devices that webhooks have not been notified of yet. */
export const WEBHOOK_MARKS_TOPIC = 'webhook-marks'
