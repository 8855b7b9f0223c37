import { connect, type OutgoingOptions } from './connect.ts'

/** The answer of another server, successful or not. */
export interface OutgoingAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The beginning of the body, as UTF-8. */
  text: string
}

/** A request to another server. */
interface OutgoingRequest {
  method: 'GET' | 'POST'
  url: string | URL
  /** The exact body to send. Default: none. */
  body?: string
  /** Content type of the body. Default JSON. */
  contentType?: string
}

/**
 * Sends a request to another server, and reads the answer, successful or not. Redirects are not followed,
 * compression is not requested, and only the beginning of a long answer is read.
 *
 * @param options.maxBytes how much of the answer is read
 * @throws OutgoingError if there is no answer: an address that is not public, a timeout, no connection
 */
export function askForAnswer(
  { method, url, body, contentType = 'application/json' }: OutgoingRequest,
  options: OutgoingOptions & { maxBytes: number },
): Promise<OutgoingAnswer> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : Buffer.from(body)
    const headers = {
      ...options.headers,
      'accept-encoding': 'identity',
      ...(payload === undefined
        ? {}
        : { 'content-type': contentType, 'content-length': payload.length }),
    }
    const { request, failureOf } = connect(new URL(url), { method, headers }, options)
    const fail = (error: Error): void => {
      // The other server closed a kept-alive connection, and has read nothing of this request.
      if (options.kept !== undefined && request.reusedSocket && isReset(error)) {
        resolve(askForAnswer({ method, url, body, contentType }, { ...options, kept: undefined }))
      } else reject(failureOf(error))
    }
    request.on('error', fail)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let length = 0
      const finish = (): void => {
        const bytes = Buffer.concat(chunks).subarray(0, options.maxBytes)
        const status = response.statusCode ?? 0
        resolve({ status, headers: response.headers, text: bytes.toString('utf8') })
        response.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        length += chunk.length
        if (length >= options.maxBytes) finish()
      })
      response.on('end', finish)
      response.on('error', fail)
    })
    request.end(payload)
  })
}

const isReset = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ECONNRESET' || error.code === 'EPIPE'
