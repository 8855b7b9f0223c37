import type { WebSocket } from 'ws'

/** Why the server ended a connection, by the codes that the console knows. */
export const CLOSE_CODES = {
  /** The server stops or restarts. */
  goingAway: 1001,
  /** A frame could not be read. */
  badFrame: 4400,
  /** No token, a wrong one, or one that has expired. */
  unauthorized: 4401,
  /** Too many frames in a short time, or too many open pages of one user. */
  tooMany: 4429,
  /** Something failed here. */
  failed: 1011,
} as const

/** After this time a connection that was asked to close is terminated; ms. */
export const CUT_AFTER_MS = 1_000

/** Longest reason that a close frame can hold, in bytes. */
const REASON_MAX_BYTES = 123

/** Closes with a reason cut to what fits. */
export function closeWith(
  socket: Pick<WebSocket, 'close'>,
  code: keyof typeof CLOSE_CODES,
  reason: string,
): void {
  const bytes = new TextEncoder().encodeInto(reason, new Uint8Array(REASON_MAX_BYTES))
  socket.close(CLOSE_CODES[code], reason.slice(0, bytes.read))
}
