import { connect, type OutgoingOptions } from './connect.ts'
import { OutgoingError } from './outgoingError.ts'

export type PostOptions = OutgoingOptions

/**
 * Posts a body as JSON to a user-supplied address. Redirects are not followed, the answer is not read, and
 * the connection is not kept alive.
 *
 * @param url http or https; a user and password in it are sent as HTTP Basic
 * @returns the status, which is successful
 * @throws OutgoingError with the failure: an address that is not public, a timeout, no connection,
 *   or an unsuccessful answer
 */
export function postJson(
  url: string | URL,
  body: unknown,
  options: PostOptions,
): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const payload = Buffer.from(JSON.stringify(body))
    const headers = {
      ...options.headers,
      'content-type': 'application/json',
      'content-length': payload.length,
    }
    const { request, failureOf } = connect(new URL(url), { method: 'POST', headers }, options)
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      response.destroy()
      if (status >= 200 && status < 300) resolve({ status })
      else reject(new OutgoingError('refused', `status ${status}`))
    })
    request.on('error', (error) => reject(failureOf(error)))
    request.end(payload)
  })
}
