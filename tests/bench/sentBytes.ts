import type { Page } from 'playwright'

/** One answer as it came over the wire. */
export interface Sent {
  url: string
  isScript: boolean
  /** Body as it was sent: compressed where the server compresses; 0 when it came from the cache. */
  bodyBytes: number
  /** `content-encoding` of the answer; empty where it was sent as it is. */
  encoding: string
  isFromCache: boolean
}

/**
 * Counts what the page and its frames of the same origin are sent, from now on. The browser's own
 * events are asked: what is counted after decoding, or estimated from headers, is not what was sent.
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
  // The memory cache answers without a response of its own in some cases: it costs nothing then.
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const sent = byRequest.get(requestId)
    if (sent !== undefined) sent.isFromCache = true
  })
  await session.send('Network.enable')
  return () => [...byRequest.values()].map((sent) => ({ ...sent }))
}
