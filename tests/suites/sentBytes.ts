import type { Page } from 'playwright'

/** One response as sent over the wire. */
export interface Sent {
  url: string
  isScript: boolean
  /** Body as sent: compressed if the server compresses; 0 if it came from the cache. */
  bodyBytes: number
  /** `content-encoding` of the response; empty if it is not encoded. */
  encoding: string
  isFromCache: boolean
}

/**
 * Counts what the page and its same-origin frames are sent, from now on. Uses the browser's own
 * events: sizes after decoding, or estimated from headers, are not what was sent.
 */
export async function countSent(page: Page): Promise<() => Sent[]> {
  const session = await page.context().newCDPSession(page)
  const byRequest = new Map<string, Sent>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const headers = new Map(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    byRequest.set(requestId, {
      url: response.url,
      isScript: type === 'Script' || /\.m?js(\?|$)/.test(response.url),
      bodyBytes: 0,
      encoding: headers.get('content-encoding') ?? '',
      isFromCache:
        response.fromDiskCache === true || byRequest.get(requestId)?.isFromCache === true,
    })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const sent = byRequest.get(requestId)
    if (sent !== undefined) sent.bodyBytes += encodedDataLength
  })
  // The memory cache sometimes answers without a response of its own: that costs nothing.
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const sent = byRequest.get(requestId)
    if (sent !== undefined) sent.isFromCache = true
  })
  await session.send('Network.enable')
  return () => [...byRequest.values()].map((sent) => ({ ...sent }))
}
