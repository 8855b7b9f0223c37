import { createApiClient, systemClock } from '@airshed/data'
import { languageOf, loadErrorSentences, pageTexts } from '@airshed/kit/provider'
import { createRoot } from 'react-dom/client'
import { PublicApp } from './PublicApp.tsx'
import { readPublicView } from './publicView.ts'

/** Draws the public page of a device, without the console, a session or anything stored. */
export async function startPublicPage(root: HTMLElement, code: string): Promise<void> {
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
  // Without them the page would first be drawn in English.
  await pageTexts.load(languageOf(view.locale)).catch(() => undefined)
  createRoot(root).render(<PublicApp {...{ api, code, view }} />)
}
