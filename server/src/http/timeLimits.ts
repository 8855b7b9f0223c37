/** For the headers of a request, from its first byte; ms. */
const HEADERS_MS = 20_000
/** For a whole request, its body included: 16 MB need a megabit per second; ms. */
const REQUEST_MS = 120_000
/** For a connection on which nothing moves, longer than any answer takes; ms. */
const SILENCE_MS = 120_000
/** How often requests that take too long are looked for; ms. */
const LOOK_EVERY_MS = 5_000

/**
 * How long a sender may take. Whoever sends byte by byte, or nothing at all, is cut off: Node answers
 * 408 and closes. Sockets that were upgraded have their own rules.
 */
export const TIME_LIMITS = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: SILENCE_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
} as const
