import type { Issue } from '@airshed/schemas'

/** The server refused the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status. */
  readonly status: number
  /** Stable code of the server's error table; `HTTP_{status}` when the response had none. */
  readonly code: string
  /** The server's message, in English; texts in other languages are made from `code` and `parts`. */
  readonly detail: string
  /** Values for the placeholders of the code's text; empty when the response had none. */
  readonly parts: Readonly<Record<string, string>>
  /** How long to wait before the next attempt, ms; null: the server did not say. */
  readonly retryAfterMs: number | null
  /** Lets the operator find the request in the server's log; null: the answer had none. */
  readonly requestId: string | null
  /** The issues of the values that were sent; empty when those were not the cause. */
  readonly issues: readonly Issue[]

  constructor(answer: {
    status: number
    code: string
    detail: string
    parts?: Readonly<Record<string, string>>
    issues?: readonly Issue[]
    retryAfterMs?: number | null
    requestId?: string | null
  }) {
    super(answer.detail)
    this.status = answer.status
    this.code = answer.code
    this.detail = answer.detail
    this.parts = answer.parts ?? {}
    this.issues = answer.issues ?? []
    this.retryAfterMs = answer.retryAfterMs ?? null
    this.requestId = answer.requestId ?? null
  }

  /** What to do about it, which the server's message states after what happened; null: it does not. */
  get cure(): string | null {
    const [, cure] = /[.:!] +([A-Z][^]*)$/.exec(this.detail) ?? []
    return cure ?? null
  }
}

/** Answers of a proxy whose server is unavailable: Bad Gateway, Service Unavailable, Gateway Timeout. */
const GATEWAY_STATUSES = new Set([502, 503, 504])

/** Whether the status may be that of a proxy in place of the server. */
export const isGatewayStatus = (status: number): boolean => GATEWAY_STATUSES.has(status)

/** The server did not answer: the network failed, or a proxy answered in its place. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(method: string, path: string, cause: unknown) {
    super(`${method} ${path}: no answer from the server. Check the connection and try again`, {
      cause,
    })
  }
}

/** True for a request that the caller aborted with its signal: nothing went wrong. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** True if the same request may succeed a moment later: not for refusals, nor for cancelled ones. */
export function isWorthRetrying(error: unknown): boolean {
  if (isCancelled(error)) return false
  return !(error instanceof ApiError) || error.status >= 500
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

function textsIn(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).filter(([, part]) => typeof part === 'string')
  return Object.fromEntries(entries) as Record<string, string>
}

/**
 * Reads a refusal: `errors.detail`, else `error`, else the status text, else our own message.
 *
 * @param body the parsed answer, of any shape
 * @param retryAfterMs from its header
 */
export function apiErrorOf(
  status: number,
  statusText: string,
  body: unknown,
  retryAfterMs: number | null = null,
): ApiError {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as {
    errors?: { detail?: unknown } | null
    error?: unknown
    code?: unknown
    parts?: unknown
    issues?: unknown
    request_id?: unknown
  }
  return new ApiError({
    status,
    code: text(answer.code) ?? `HTTP_${status}`,
    detail:
      text(answer.errors?.detail) ??
      text(answer.error) ??
      text(statusText) ??
      `The server answered with status ${status}`,
    parts: textsIn(answer.parts),
    issues: Array.isArray(answer.issues) ? (answer.issues as Issue[]) : [],
    retryAfterMs,
    requestId: text(answer.request_id),
  })
}

/**
 * Whether a proxy answered because it got no answer from the server, whose own refusals have a code.
 *
 * @param body the parsed answer, of any shape
 */
export function isOfProxy(status: number, body: unknown): boolean {
  const { code } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown }
  return isGatewayStatus(status) && text(code) === null
}

/** True when the body names the token as the cause, regardless of the status. */
export function saysUnauthorized(body: unknown): boolean {
  if (body === 'Unauthorized') return true
  if (typeof body !== 'object' || body === null) return false
  const { error, errors } = body as { error?: unknown; errors?: { detail?: unknown } | null }
  return error === 'Unauthorized' || errors?.detail === 'Unauthorized'
}
