import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { once } from 'node:events'
import { PLUGIN_ARCHIVE_TYPE } from '@airshed/schemas'

/** The upload of an archive. */
export interface Upload {
  /** Address of the API, ends with a slash. */
  readonly api: URL
  /** undefined: the organization of the token. */
  readonly organizationId: string | undefined
  readonly token: string
  readonly archive: Uint8Array
  readonly signal: AbortSignal
  /** Called after each part with the number of bytes sent. */
  readonly onProgress?: (sentBytes: number) => void
}

/** The response of a server. */
export interface Answer {
  readonly status: number
  /** The body as JSON; null when it is not JSON. */
  readonly body: unknown
  /** Target of a redirect. */
  readonly location: string | undefined
}

const PART_BYTES = 64 * 1024
/** Maximum number of bytes read of a response; the rest is ignored. */
const MOST_ANSWER_BYTES = 1_000_000
/** A server that is silent for this long counts as unreachable. */
const SILENCE_MS = 60_000

async function answerOf(response: IncomingMessage): Promise<Answer> {
  let text = ''
  for await (const part of response.setEncoding('utf8')) {
    text += String(part)
    if (text.length > MOST_ANSWER_BYTES) break
  }
  let body: unknown = null
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy responds in HTML; the status is enough.
  }
  return { status: response.statusCode ?? 0, body, location: response.headers.location }
}

/**
 * Sends an archive to a server. Redirects are not followed: they would leak the token.
 *
 * @throws {Error} when there is no response
 */
export async function sendArchive(upload: Upload): Promise<Answer> {
  const { api, organizationId, token, archive, signal, onProgress } = upload
  const address = new URL('plugins', api)
  if (organizationId !== undefined) address.searchParams.set('organization_id', organizationId)
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest
  const request = send(address, {
    method: 'POST',
    signal,
    timeout: SILENCE_MS,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': PLUGIN_ARCHIVE_TYPE,
      'content-length': archive.length,
      accept: 'application/json',
    },
  })
  request.on('timeout', () => request.destroy(new Error(`no answer for ${SILENCE_MS / 1000} s`)))
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  // A server may refuse and close before everything was sent; its response counts.
  answered.catch(() => undefined)
  for (let start = 0; start < archive.length && !request.destroyed; start += PART_BYTES) {
    const part = archive.subarray(start, start + PART_BYTES)
    if (!request.write(part)) await Promise.race([once(request, 'drain'), answered])
    onProgress?.(start + part.length)
  }
  request.end()
  const [response] = await answered
  const answer = await answerOf(response)
  request.destroy()
  return answer
}
