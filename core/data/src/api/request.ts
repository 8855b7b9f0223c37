import type { Clock } from '../timing.ts'
import { apiErrorOf, isCancelled, isOfProxy, NetworkError, saysUnauthorized } from '@airshed/client'
import { readFile, type FileProgress } from './readFile.ts'
import { isExpired, type AccessToken, type TokenSource } from './tokens.ts'
import type { Upload, UploadProgress } from './uploadByXhr.ts'
import { urlOf, type QueryValues } from '@airshed/client'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

export interface CallOptions {
  /** Aborts the request. */
  signal?: AbortSignal
  /** The request outlives the page that sends it, default false. */
  keepalive?: boolean
  /** Called as a file arrives; only for calls that return a file. */
  onProgress?: (progress: FileProgress) => void
  /** Called as a body is sent, if the client has an `upload`. */
  onSent?: (progress: UploadProgress) => void
}

interface RequestParts extends CallOptions {
  method: Method
  /** Below the base URL, without a leading slash. */
  path: string
  query?: QueryValues
  /** Sent as JSON; undefined sends none. */
  body?: unknown
  /** Id of the request, for logs and change notifications. Default: the server assigns one. */
  requestId?: string
  /** A success is a file; a refusal is still JSON. Default false. */
  answersFile?: boolean
  /** Sent as they are, in place of a body. */
  file?: FileBody
}

/** Bytes with their media type. */
export interface FileBody {
  content: Blob | ArrayBuffer
  type: string
}

export interface RequestSettings {
  baseUrl: string
  tokens: TokenSource
  fetch: typeof globalThis.fetch
  /** Sends requests whose progress is reported. Default: `fetch`, which reports none. */
  upload?: Upload
  clock: Clock
  /** The session is over: a call was refused and no new token was obtained. */
  onSessionExpired: () => void
  /** Awaited before a refusal is thrown, for code that notifies the user of it. Default: nothing. */
  onRefusal?: () => Promise<void>
}

interface Answer {
  response: Response
  body: unknown
}

/** Sends one request and returns its parsed body. */
export type Send = <Result>(parts: RequestParts) => Promise<Result>

/** The body of a request with its media type; null: none. */
const contentOf = ({ body, file }: RequestParts): { content: BodyInit; type: string } | null => {
  if (file !== undefined) return file
  if (body === undefined) return null
  return { content: JSON.stringify(body), type: 'application/json' }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Creates the function that every call uses: it adds the token, and if a call is refused because
 * the token has expired, requests a new one and retries once.
 *
 * @throws {ApiError} the server refused
 * @throws {NetworkError} no response of the server arrived
 * @throws {DOMException} `AbortError` when the signal cancelled the request
 */
export function createSend(settings: RequestSettings): Send {
  const { tokens, clock } = settings

  const attempt = async (parts: RequestParts, token: AccessToken | null): Promise<Answer> => {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (token !== null) headers['authorization'] = `Bearer ${token.accessToken}`
    if (parts.requestId !== undefined) headers['x-request-id'] = parts.requestId
    const content = contentOf(parts)
    if (content !== null) headers['content-type'] = content.type
    const url = urlOf(settings.baseUrl, parts.path, parts.query)
    const request = {
      method: parts.method,
      headers,
      ...(parts.signal === undefined ? {} : { signal: parts.signal }),
    }
    try {
      const response =
        content !== null && parts.onSent !== undefined && settings.upload !== undefined
          ? await settings.upload(url, { ...request, body: content.content }, parts.onSent)
          : await settings.fetch(url, {
              ...request,
              ...(content === null ? {} : { body: content.content }),
              ...(parts.keepalive === true ? { keepalive: true } : {}),
            })
      const isFile = parts.answersFile === true && response.ok
      return {
        response,
        body: isFile ? await readFile(response, parts.onProgress) : parsed(await response.text()),
      }
    } catch (error) {
      if (isCancelled(error) || parts.signal?.aborted === true) throw error
      throw new NetworkError(parts.method, parts.path, error)
    }
  }

  const isTokenTrouble = ({ response, body }: Answer): boolean =>
    !response.ok && (response.status === 401 || response.status === 403 || saysUnauthorized(body))

  /** The token for a second attempt; null if there is no reason for one. */
  const renewed = async (sent: AccessToken | null): Promise<AccessToken | null> => {
    if (sent === null) return null
    const now = tokens.current()
    if (now !== null && now.accessToken !== sent.accessToken && !isExpired(now, clock)) return now
    return isExpired(sent, clock) ? tokens.refresh() : null
  }

  return async <Result>(parts: RequestParts): Promise<Result> => {
    const token = tokens.current()
    let answer = await attempt(parts, token)
    if (isTokenTrouble(answer)) {
      const next = await renewed(token)
      if (next !== null) answer = await attempt(parts, next)
      const isStillRefused = answer.response.status === 401 || saysUnauthorized(answer.body)
      if (!answer.response.ok && (isStillRefused || (next === null && isOver(token, clock)))) {
        settings.onSessionExpired()
      }
    }
    const { response, body } = answer
    if (!response.ok) {
      const refusal = apiErrorOf(response.status, response.statusText, body)
      if (isOfProxy(response.status, body)) {
        throw new NetworkError(parts.method, parts.path, refusal)
      }
      await settings.onRefusal?.()
      throw refusal
    }
    return body as Result
  }
}

const isOver = (token: AccessToken | null, clock: Clock): boolean =>
  token !== null && isExpired(token, clock)
