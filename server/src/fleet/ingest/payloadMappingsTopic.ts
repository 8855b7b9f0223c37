/** Signals every process that the payload mapping of a device has changed. */
export const PAYLOAD_MAPPINGS_TOPIC = 'payload-mappings'
