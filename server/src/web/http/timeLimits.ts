/** Limit for the headers of a request, from its first byte; ms. */
const HEADERS_MS = 20_000
/** Limit for a whole request including its body: 16 MB need a megabit per second; ms. */
const REQUEST_MS = 120_000
/** Limit for an idle connection, longer than any answer takes; ms. */
const SILENCE_MS = 120_000
/** How often connections are checked for requests that take too long; ms. */
const POLL_EVERY_MS = 5_000

/**
 * How long a sender may take. A client that sends byte by byte, or nothing at all, is disconnected: Node
 * answers 408 and closes. Upgraded sockets have their own rules.
 */
export const TIME_LIMITS = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: SILENCE_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: POLL_EVERY_MS },
} as const
