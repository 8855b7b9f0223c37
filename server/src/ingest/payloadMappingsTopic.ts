/** Tells every process that the payload of a device is mapped otherwise from now on. */
export const PAYLOAD_MAPPINGS_TOPIC = 'payload-mappings'
