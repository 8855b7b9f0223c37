import { sqlStateOf } from './storeError.ts'

/**
 * The store does not answer for now: it is restarted, frozen, out of reach or cut off. Nothing is
 * known of the statement that failed, a commit included. Trying again later is the cure.
 */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError'

  constructor(cause: unknown) {
    super(`The store does not answer: ${messageOf(cause)}`, { cause })
  }
}

/** Whether a failure says nothing about its statement, and everything about the store. */
export function isStoreAway(error: unknown): error is StoreAwayError {
  return error instanceof StoreAwayError
}

/**
 * SQLSTATE of a store that is there and cannot work now. By class: 08 connections, 53 memory, disk and
 * connections used up, 57P the operator's hand; and a statement or a lock that took too long, an idle
 * transaction that was ended, and a server that became a read-only copy.
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const AWAY = /^(?:08...|53...|57P..|57014|55P03|25P03|25006)$/
const SQL_STATE = /^[0-9A-Z]{5}$/

/**
 * What the pg driver threw, as a {@link StoreAwayError} where it is one. A failure without SQLSTATE
 * comes from the connection, except a mistake in the code.
 */
export function awayOr(error: unknown): unknown {
  if (isStoreAway(error) || error instanceof TypeError || error instanceof RangeError) return error
  const state = sqlStateOf(error)
  const isRefused = state !== undefined && SQL_STATE.test(state) && !AWAY.test(state)
  return isRefused ? error : new StoreAwayError(error)
}

/** Several attempts (IPv6 and IPv4) have no message of their own. */
function messageOf(cause: unknown): string {
  const { message, code } = (cause ?? {}) as { message?: unknown; code?: unknown }
  return typeof message === 'string' && message !== '' ? message : String(code ?? 'unknown')
}
