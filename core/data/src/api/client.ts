import {
  isChange,
  type Call,
  type CallAnswer,
  type CallInput,
  type ChangeCall,
} from '@airshed/schemas/calls'
import { createSend, type CallOptions, type RequestSettings } from './request.ts'
import { singleFlight } from './tokens.ts'
import { pathOf, type QueryValues } from '@airshed/client'

/** `baseUrl` is the API root, such as `/v2` or `https://air.example/v2`. */
export type ApiClientOptions = RequestSettings

/** The input of a call, which is optional if none of it is required, and the request options. */
export type Sent<C extends Call> =
  {} extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions]

/** One server and one session. */
export interface ApiClient {
  /**
   * Makes a call of the API.
   *
   * @throws {ApiError} the server refused
   * @throws {NetworkError} no answer came
   * @throws {DOMException} `AbortError` if its signal aborted it (see {@link isCancelled})
   */
  call: <C extends Call>(call: C, ...sent: Sent<C>) => Promise<CallAnswer<C>>
  /** Whether this client recently made the request with that id. */
  isOwnRequest: (requestId: string) => boolean
}

/** A client for one server and one session. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = createSend({ ...options, tokens: singleFlight(options.tokens) })
  const own = ownRequests()
  return {
    isOwnRequest: own.has,
    call: (call, ...[input = {}, callOptions]) => {
      const { params, query, body } = input as AnyInput
      const type = isChange(call) ? bytesType(call.bodyType, body) : undefined
      return send({
        method: call.method,
        path: pathOf(call.path, params),
        ...(isChange(call) ? { requestId: own.next() } : {}),
        ...(query === undefined ? {} : { query }),
        ...(call.fileType === undefined ? {} : { answersFile: true }),
        ...(type === undefined ? { body } : { file: { content: body as Blob, type } }),
        ...callOptions,
      })
    },
  }
}

/** The media type to send bytes with: that of the file if the call takes it. undefined: JSON. */
function bytesType(taken: ChangeCall['bodyType'], body: unknown): string | undefined {
  if (taken === undefined || typeof taken === 'string') return taken
  const own = body instanceof Blob ? body.type : ''
  return taken.includes(own) ? own : taken[0]
}

interface AnyInput {
  params?: Record<string, unknown>
  query?: QueryValues
  body?: unknown
}

/** Number of remembered ids: changes whose notifications may not have arrived yet. */
const REMEMBERED = 50

/** Ids for the changes of this client, to distinguish their notifications from those of others. */
function ownRequests() {
  const ids = new Set<string>()
  return {
    next(): string {
      // `randomUUID` exists only on secure origins.
      const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
      const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
      ids.add(id)
      const [oldest] = ids
      if (ids.size > REMEMBERED && oldest !== undefined) ids.delete(oldest)
      return id
    },
    has: (id: string): boolean => ids.has(id),
  }
}
