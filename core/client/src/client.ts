import type { Call, CallAnswer, CallInput } from '@airshed/schemas/calls'
import { live, type LiveOptions, type Measurements } from './live/live.ts'
import { rows, type RowOf } from './rows.ts'
import { createRequest, type AnyInput, type RequestOptions } from './request.ts'

export type { RequestOptions } from './request.ts'

export interface ClientOptions {
  /** Origin of the server, such as `https://air.example.org`. */
  server: string
  /** An API token, or a function that returns the current token. */
  token: string | (() => string | Promise<string>)
  /** Default that of the runtime. */
  fetch?: typeof globalThis.fetch
  /**
   * Retries if the server is busy or does not answer. Default 3; 0: none. A `POST` that changes something is retried
   * only if the server refused it before it began.
   */
  retries?: number
}

/** The input of a call, which is optional if none of it is required. */
type Sent<C extends Call> =
  {} extends CallInput<C>
    ? [input?: CallInput<C>, options?: RequestOptions]
    : [input: CallInput<C>, options?: RequestOptions]

/** A client of one server, with one token. */
export interface Client {
  /**
   * Makes a call.
   *
   * @throws {ApiError} the server refused
   * @throws {NetworkError} no answer came, even after the retries
   * @throws {DOMException} `AbortError` if the signal aborted it
   */
  call: <C extends Call>(call: C, ...sent: Sent<C>) => Promise<CallAnswer<C>>
  /**
   * The rows of a list, page after page: `for await (const node of client.rows(listNodes, …))`.
   *
   * @throws as {@link Client.call}
   */
  rows: <C extends Call>(call: C, ...sent: Sent<C>) => AsyncGenerator<RowOf<C>, void, undefined>
  /**
   * A file as a stream of bytes, such as that of `exportMeasurements`; none of it is buffered.
   *
   * @throws as {@link Client.call}
   */
  stream: <C extends Call & { fileType: string }>(
    call: C,
    ...sent: Sent<C>
  ) => Promise<ReadableStream<Uint8Array>>
  /**
   * Readings of these devices as the server receives them, for as long as they are iterated. A connection that is lost
   * or silent is reopened; `onGap` reports that readings may have been missed in between. The signal ends it without an
   * error.
   *
   * @throws {ApiError} the token is not valid, or no longer valid
   */
  live: (nodeIds: readonly string[], options?: LiveOptions) => AsyncGenerator<Measurements, void>
}

/** Creates a client of one server with one token, for Node and browsers. */
export function createClient(options: ClientOptions): Client {
  const tokenOf = async () =>
    typeof options.token === 'string' ? options.token : await options.token()
  const server = options.server.replace(/\/+$/, '')
  const request = createRequest({ ...options, server, tokenOf })
  return {
    call: (call, ...[input = {}, requestOptions = {}]) =>
      request.json(call, input as AnyInput, requestOptions),
    rows: (call, ...[input = {}, requestOptions = {}]) =>
      rows(request, call, input as AnyInput, requestOptions),
    stream: (call, ...[input = {}, requestOptions = {}]) =>
      request.stream(call, input as AnyInput, requestOptions),
    live: (nodeIds, liveOptions = {}) => live({ server, tokenOf, nodeIds, ...liveOptions }),
  }
}
