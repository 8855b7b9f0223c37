import type { BrowserContext, Request } from 'playwright/test'

const MADE = 201

interface Change {
  url: string
  method: 'DELETE' | 'PUT'
  body?: object
}

/** The call that undoes one a page made; null if that one left nothing behind. */
async function reversalOf(request: Request): Promise<Change | null> {
  const url = new URL(request.url())
  if (request.method() === 'POST' && url.pathname === '/v2/dashboards') {
    const answer = await request.response()
    if (answer?.status() !== MADE) return null
    const { id } = (await answer.json()) as { id: string }
    return { method: 'DELETE', url: new URL(`/v2/dashboards/${id}`, url).href }
  }
  if (request.method() === 'PUT' && /^\/v2\/users\/[^/]+$/.test(url.pathname)) {
    const { locale } = request.postDataJSON() as { locale?: string }
    if (locale === undefined || locale === 'en_US') return null
    await request.response()
    return { method: 'PUT', url: url.href, body: { locale: 'en_US' } }
  }
  return null
}

/**
 * Undoes what using the pages of a context leaves on the server: dashboards that were created, and
 * a language other than English.
 */
export function watchLeftovers(context: BrowserContext): { remove(): Promise<void> } {
  const seen: Promise<void>[] = []
  const removals: (() => Promise<unknown>)[] = []
  const watch = async (request: Request): Promise<void> => {
    const reversal = await reversalOf(request)
    if (reversal === null) return
    const { authorization = '' } = await request.allHeaders()
    const { url, method, body } = reversal
    removals.push(() =>
      fetch(url, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    )
  }
  // From their start on: a journey may end while the server still answers.
  context.on('request', (request) => {
    // A closed page no longer gives access to its requests.
    seen.push(watch(request).catch(() => undefined))
  })
  return {
    async remove() {
      await Promise.all(seen)
      for (const removal of removals.toReversed()) await removal()
    },
  }
}
