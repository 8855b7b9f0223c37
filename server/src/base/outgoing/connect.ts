import {
  Agent as HttpAgent,
  request as requestHttp,
  type ClientRequest,
  type RequestOptions,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { checkedLookup, resolveBySystem, type Resolve } from './checkedLookup.ts'
import { OutgoingError } from './outgoingError.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Total timeout of a request, at whatever stage. */
const OUTGOING_TIMEOUT_MS = 5_000

export interface OutgoingOptions {
  /** Allow private networks too, from the setting of that name. */
  allowPrivateTargets: boolean
  /** Default 5,000. */
  timeoutMs?: number
  headers?: Readonly<Record<string, string>>
  /** Aborts the request. */
  signal?: AbortSignal
  /** Default: the resolver of the system. */
  resolve?: Resolve
  /** Keeps the connection alive for following requests. Default: each has its own. */
  kept?: KeptConnection
}

/** A connection kept alive between requests to one target, whose address was checked when it was opened. */
interface KeptConnection {
  agentOf(protocol: string): HttpAgent
  close(): void
}

/** Kept only as long as a few requests in a row need it. */
export function keepConnection(): KeptConnection {
  const agents = [
    new HttpAgent({ keepAlive: true, maxSockets: 1 }),
    new HttpsAgent({ keepAlive: true, maxSockets: 1 }),
  ] as const
  return {
    agentOf: (protocol) => agents[protocol === 'https:' ? 1 : 0],
    close: () => {
      for (const agent of agents) agent.destroy()
    },
  }
}

/**
 * Opens a request to a user-supplied address. Redirects are not followed.
 *
 * @returns the request, which the caller ends, and what its failure means
 * @throws OutgoingError for an address that is not public, or not http or https
 */
export function connect(
  target: URL,
  request: Pick<RequestOptions, 'method' | 'headers'>,
  options: OutgoingOptions,
): { request: ClientRequest; failureOf: (error: Error) => OutgoingError } {
  const problem = problemOf(target, options.allowPrivateTargets)
  if (problem !== null) throw problem
  const { timeoutMs = OUTGOING_TIMEOUT_MS } = options
  const signals = [AbortSignal.timeout(timeoutMs), options.signal].filter(
    (signal) => signal !== undefined,
  )
  const open = target.protocol === 'https:' ? requestHttps : requestHttp
  return {
    request: open(target, {
      ...request,
      agent: options.kept?.agentOf(target.protocol) ?? false,
      signal: AbortSignal.any(signals),
      ...lookupOf(options),
    }),
    failureOf: (error) => failureOf(error, timeoutMs),
  }
}

/** IP addresses are not looked up, so they are checked here. */
function problemOf(url: URL, allowPrivateTargets: boolean): OutgoingError | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return new OutgoingError('unreachable', `${url.protocol} is neither http nor https`)
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (allowPrivateTargets || isIP(host) === 0 || isPublicAddress(host)) return null
  return new OutgoingError('not-public', host)
}

function lookupOf({ allowPrivateTargets, resolve }: OutgoingOptions): { lookup?: LookupFunction } {
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
