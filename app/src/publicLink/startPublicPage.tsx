import { createApiClient, systemClock } from '@airshed/data'
import { loadErrorSentences } from '@airshed/kit/provider'
import { createRoot } from 'react-dom/client'
import { PublicApp } from './PublicApp.tsx'
import { readPublicView } from './publicView.ts'

/** Draws the public page of a device, without the console, a session or anything stored. */
export function startPublicPage(root: HTMLElement, code: string): void {
  const view = readPublicView(window.location.search, navigator.languages)
  const api = createApiClient({
    baseUrl: '/v2',
    tokens: { current: () => null, refresh: () => Promise.resolve(null) },
    // Requests are anonymous, even in a browser with a signed-in user.
    fetch: (input, init) => window.fetch(input, { ...init, credentials: 'omit' }),
    clock: systemClock,
    onSessionExpired: () => undefined,
    onRefusal: loadErrorSentences,
  })
  document.documentElement.lang = view.locale.slice(0, 2)
  createRoot(root).render(<PublicApp {...{ api, code, view }} />)
}
