import { connect, type OutgoingOptions } from './connect.ts'
import { OutgoingError } from './outgoingError.ts'

interface GetOptions extends OutgoingOptions {
  /** Reading stops beyond this. */
  maxBytes: number
  /** The ETag of the last answer; unchanged content is not sent again. */
  etag?: string | null
}

/** The answer; `bytes` is null if nothing has changed since the `etag`. */
interface Got {
  readonly bytes: Uint8Array | null
  /** For the next request; null: the other server has none. */
  readonly etag: string | null
}

/** An ETag is stored and sent back, so longer ones, or ones with other characters, are ignored. */
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/

/**
 * Fetches a file from a user-supplied address. Redirects are not followed, and compression is not requested,
 * so that a small answer cannot expand to a large one.
 *
 * @throws OutgoingError with the failure: an address that is not public, a timeout, no connection, an
 *   unsuccessful answer, or one that is too long
 */
export function getBytes(url: string | URL, options: GetOptions): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { maxBytes, etag } = options
    const headers = {
      ...options.headers,
      'accept-encoding': 'identity',
      ...(etag == null ? {} : { 'if-none-match': etag }),
    }
    const { request, failureOf } = connect(new URL(url), { method: 'GET', headers }, options)
    const fail = (error: Error): void => {
      request.destroy()
      reject(failureOf(error))
    }
    request.on('error', fail)
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      const given = response.headers.etag
      const next = given !== undefined && ETAG.test(given) ? given : null
      if (status === 304 && etag != null) {
        response.destroy()
        resolve({ bytes: null, etag })
        return
      }
      const coding = response.headers['content-encoding'] ?? 'identity'
      const wrong = status === 200 ? `encoded as ${coding}` : `status ${status}`
      if (status !== 200 || coding !== 'identity') {
        response.destroy()
        reject(new OutgoingError('refused', wrong))
        return
      }
      const chunks: Buffer[] = []
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > maxBytes) {
          fail(new OutgoingError('refused', `more than ${maxBytes} bytes`))
        } else chunks.push(chunk)
      })
      response.on('error', fail)
      response.on('aborted', () => fail(new Error('the answer was cut off')))
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks), etag: next }))
    })
    request.end()
  })
}
