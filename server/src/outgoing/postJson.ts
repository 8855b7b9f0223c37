import { request as requestHttp, type ClientRequest, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { checkedLookup, resolveBySystem, type Resolve } from './checkedLookup.ts'
import { OutgoingError } from './outgoingError.ts'
import { isPublicAddress } from './publicAddress.ts'

/** After this time a request is given up, whatever it has come to. */
export const OUTGOING_TIMEOUT_MS = 5_000

export interface PostOptions {
  /** Send to private networks too, by the setting of that name. */
  allowPrivateTargets: boolean
  /** Default {@link OUTGOING_TIMEOUT_MS}. */
  timeoutMs?: number
  headers?: Readonly<Record<string, string>>
  /** Gives the request up. */
  signal?: AbortSignal
  /** Default: as the system does. */
  resolve?: Resolve
}

/**
 * Sends a body as JSON to an address that a person has entered. No redirect is followed, the answer
 * is not read, and the connection is not kept.
 *
 * @param url http or https; a user and password in it are sent as HTTP Basic
 * @returns the status, which is one of success
 * @throws OutgoingError with the failure: an address that is not public, a timeout, no connection,
 *   or an answer that is no success
 */
export function postJson(
  url: string | URL,
  body: unknown,
  options: PostOptions,
): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const target = new URL(url)
    const problem = problemOf(target, options.allowPrivateTargets)
    if (problem !== null) {
      reject(problem)
      return
    }
    const payload = Buffer.from(JSON.stringify(body))
    const { timeoutMs = OUTGOING_TIMEOUT_MS } = options
    const signals = [AbortSignal.timeout(timeoutMs), options.signal].filter(
      (signal) => signal !== undefined,
    )
    const request = open(target, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.any(signals),
      headers: {
        ...options.headers,
        'content-type': 'application/json',
        'content-length': payload.length,
      },
      ...lookupOf(options),
    })
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      response.destroy()
      if (status >= 200 && status < 300) resolve({ status })
      else reject(new OutgoingError('refused', `status ${status}`))
    })
    request.on('error', (error) => reject(failureOf(error, timeoutMs)))
    request.end(payload)
  })
}

const open = (url: URL, options: RequestOptions): ClientRequest =>
  url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options)

/** Addresses in figures are not looked up, so they are judged here. */
function problemOf(url: URL, allowPrivateTargets: boolean): OutgoingError | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return new OutgoingError('unreachable', `${url.protocol} is neither http nor https`)
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (allowPrivateTargets || isIP(host) === 0 || isPublicAddress(host)) return null
  return new OutgoingError('not-public', host)
}

function lookupOf({ allowPrivateTargets, resolve }: PostOptions): { lookup?: LookupFunction } {
  return allowPrivateTargets ? {} : { lookup: checkedLookup(resolve ?? resolveBySystem) }
}

function failureOf(error: Error, timeoutMs: number): OutgoingError {
  if (error instanceof OutgoingError) return error
  if ((error.cause as Error | undefined)?.name === 'TimeoutError') {
    return new OutgoingError('timeout', `${timeoutMs} ms`, error)
  }
  const code = (error as NodeJS.ErrnoException).code
  return new OutgoingError('unreachable', code ?? error.name, error)
}
