import type { Call, CallAnswer } from '@airshed/schemas/calls'
import { backoffMs } from './backoff.ts'
import { ApiError, apiErrorOf, isCancelled, isOfProxy, NetworkError } from './errors.ts'
import { pause } from './pause.ts'
import { pathOf, urlOf, type QueryValues } from './url.ts'

export interface RequestOptions {
  /** Aborts the request, including its retries. */
  signal?: AbortSignal
}

export interface AnyInput {
  params?: Record<string, unknown>
  query?: QueryValues
  body?: unknown
}

interface RequestSettings {
  server: string
  tokenOf: () => Promise<string>
  fetch?: typeof globalThis.fetch
  retries?: number
}

export interface Request {
  json: <C extends Call>(
    call: C,
    input: AnyInput,
    options: RequestOptions,
  ) => Promise<CallAnswer<C>>
  stream: (
    call: Call,
    input: AnyInput,
    options: RequestOptions,
  ) => Promise<ReadableStream<Uint8Array>>
}

const DEFAULT_RETRIES = 3

/** Calls that may be made twice: they are idempotent. */
const isRepeatable = ({ method, reads }: Call): boolean =>
  method === 'GET' || reads === true || method === 'PUT' || method === 'DELETE'

/**
 * Whether the server refused before it began. Other codes with 503 do not imply that: a part that does not answer may
 * have done its work (`UNAVAILABLE`, even after a commit), and a full queue is detected midway (`QUEUE_FULL`).
 */
const isNotBegun = ({ status, code }: ApiError): boolean =>
  status === 429 || (status === 503 && code === 'SERVER_BUSY')

/** What every call goes through: the token, retries, and refusals. */
export function createRequest(settings: RequestSettings): Request {
  const { server, tokenOf, fetch = globalThis.fetch, retries = DEFAULT_RETRIES } = settings

  /** @throws ApiError, NetworkError */
  async function attempt(call: Call, input: AnyInput, { signal }: RequestOptions) {
    const path = pathOf(call.path, input.params)
    const token = await tokenOf()
    signal?.throwIfAborted()
    let response: Response
    try {
      response = await fetch(urlOf(`${server}/v2`, path, input.query), {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(input.body === undefined ? {} : { 'content-type': typeOf(call) }),
        },
        ...(input.body === undefined ? {} : { body: bodyOf(call, input.body) }),
        ...(signal === undefined ? {} : { signal }),
      })
    } catch (error) {
      if (isCancelled(error) || signal?.aborted === true) throw error
      throw new NetworkError(call.method, path, error)
    }
    if (response.ok) return response
    const body = parsed(await response.text())
    const refusal = apiErrorOf(response.status, response.statusText, body, retryAfterOf(response))
    throw isOfProxy(response.status, body) ? new NetworkError(call.method, path, refusal) : refusal
  }

  /** Retries what is safe to repeat: when the server says, or else with backoff. */
  async function send(call: Call, input: AnyInput, options: RequestOptions): Promise<Response> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await attempt(call, input, options)
      } catch (error) {
        const waitMs = waitAfter(error, call, failures)
        if (waitMs === null || failures > retries) throw error
        await pause(waitMs, options.signal)
      }
    }
  }

  return {
    async json<C extends Call>(call: C, input: AnyInput, options: RequestOptions) {
      const response = await send(call, input, options)
      if (call.fileType !== undefined) return (await response.blob()) as CallAnswer<C>
      return (response.status === 204 ? null : await response.json()) as CallAnswer<C>
    },
    async stream(call, input, options) {
      const { body } = await send(call, input, options)
      if (body === null) throw new NetworkError(call.method, call.path, 'there is no body')
      return body
    },
  }
}

/** The pause before another attempt, ms; null: a retry is pointless, or may do harm. */
function waitAfter(error: unknown, call: Call, failures: number): number | null {
  const pauseMs = backoffMs(failures, Math.random())
  if (error instanceof NetworkError) return isRepeatable(call) ? pauseMs : null
  if (!(error instanceof ApiError)) return null
  const mayRepeat = isNotBegun(error) || (error.status === 503 && isRepeatable(call))
  return mayRepeat ? (error.retryAfterMs ?? pauseMs) : null
}

/** Seconds or a date, as ms from now. */
function retryAfterOf({ headers }: Response): number | null {
  const said = headers.get('retry-after')
  if (said === null) return null
  const seconds = Number(said)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(said) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

const bytesTypesOf = (call: Call): readonly string[] =>
  'bodyType' in call ? [call.bodyType ?? []].flat() : []
const typeOf = (call: Call): string => bytesTypesOf(call)[0] ?? 'application/json'
const bodyOf = (call: Call, body: unknown): BodyInit =>
  bytesTypesOf(call).length > 0 ? (body as Blob) : JSON.stringify(body)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
