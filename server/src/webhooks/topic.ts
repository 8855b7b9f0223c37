/** Signals that deliveries wait to be sent. */
export const WEBHOOKS_TOPIC = 'webhooks'

/** Signals that readings are in the store, or devices have another status, of which webhooks were not told yet. */
export const WEBHOOK_MARKS_TOPIC = 'webhook-marks'
