/** How much of a request body was sent. */
export interface UploadProgress {
  sentBytes: number
  totalBytes: number
}

/** A request with a body, as for `fetch`. */
export interface UploadRequest {
  method: string
  headers: Readonly<Record<string, string>>
  body: BodyInit
  signal?: AbortSignal
}

/** Sends a request whose progress is reported. Fails as `fetch` does. */
export type Upload = (
  url: string,
  request: UploadRequest,
  onSent: (progress: UploadProgress) => void,
) => Promise<Response>

/**
 * Sends a request and reports how much of its body was sent, which `fetch` cannot do.
 *
 * @throws {TypeError} no response arrived
 * @throws {DOMException} `AbortError` when the signal cancelled the request
 */
export const uploadByXhr: Upload = (url, { method, headers, body, signal }, onSent) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = (end: () => void) => () => {
      signal?.removeEventListener('abort', abort)
      end()
    }
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent({ sentBytes: loaded, totalBytes: total }),
    )
    request.addEventListener(
      'load',
      settle(() => resolve(responseOf(request))),
    )
    request.addEventListener(
      'error',
      settle(() => reject(new TypeError('The request failed'))),
    )
    request.addEventListener(
      'abort',
      settle(() => reject(new DOMException('The request was cancelled', 'AbortError'))),
    )
    if (signal?.aborted === true) {
      reject(new DOMException('The request was cancelled', 'AbortError'))
      return
    }
    signal?.addEventListener('abort', abort)
    request.send(body as XMLHttpRequestBodyInit)
  })

/** Statuses whose responses have no body. */
const BODILESS = new Set([204, 205, 304])

function responseOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(BODILESS.has(status) ? null : responseText, { status, statusText })
}
