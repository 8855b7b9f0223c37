import { connect, type OutgoingOptions } from './connect.ts'

/** What another server answered, whether or not it is a success. */
export interface OutgoingAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The beginning of the body, as UTF-8. */
  text: string
}

/** What another server is asked. */
export interface OutgoingRequest {
  method: 'GET' | 'POST'
  url: string | URL
  /** As it is sent, byte by byte. Default: none. */
  body?: string
  /** Of the body. Default JSON. */
  contentType?: string
}

/**
 * Asks another server, and reads the answer whether or not it is a success. No redirect is followed, no
 * compression is asked for, and of a long answer the beginning alone is read.
 *
 * @param options.maxBytes how much of the answer is read
 * @throws OutgoingError where no answer came: an address that is not public, a timeout, no connection
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
      // The other server closed a connection that was kept, and has read nothing of this request.
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
