import { sqlStateOf } from './storeError.ts'

/**
 * The store does not answer for now: it is restarting, frozen, unreachable or cut off. The outcome of the
 * failed statement is unknown, even of a commit. Retry later.
 */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError'

  constructor(cause: unknown) {
    super(`The store does not answer: ${messageOf(cause)}`, { cause })
  }
}

/** Whether a failure is about the store, not about the statement. */
export function isStoreAway(error: unknown): error is StoreAwayError {
  return error instanceof StoreAwayError
}

/**
 * SQLSTATE of a store that is reachable but cannot work now. By class: 08 connections, 53 memory, disk or
 * connections exhausted, 57P operator intervention; and a statement or lock timeout, an idle transaction
 * that was ended, and a server that became a read-only replica.
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const AWAY = /^(?:08...|53...|57P..|57014|55P03|25P03|25006)$/
const SQL_STATE = /^[0-9A-Z]{5}$/

/**
 * Converts an error of the pg driver to a {@link StoreAwayError} if it is one. A failure without SQLSTATE
 * comes from the connection, except a mistake in the code.
 */
export function awayOr(error: unknown): unknown {
  if (isStoreAway(error) || error instanceof TypeError || error instanceof RangeError) return error
  const state = sqlStateOf(error)
  const isRefused = state !== undefined && SQL_STATE.test(state) && !AWAY.test(state)
  return isRefused ? error : new StoreAwayError(error)
}

/** An error for several attempts (IPv6 and IPv4) has no message of its own. */
function messageOf(cause: unknown): string {
  const { message, code } = (cause ?? {}) as { message?: unknown; code?: unknown }
  return typeof message === 'string' && message !== '' ? message : String(code ?? 'unknown')
}
