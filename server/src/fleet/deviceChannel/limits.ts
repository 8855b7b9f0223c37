/** Largest batch of a device, in bytes. */
export const OUTBOX_BYTES_MAX = 256 * 1024

/** Requests that one device may make in a minute. */
export const REQUESTS_PER_MINUTE = 120
