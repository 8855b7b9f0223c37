import { applyTheme, uiMessages } from '@airshed/ui'
import '@airshed/ui/styles.css'
import { BlueprintProvider } from '@blueprintjs/core'
import { createRoot, type Root } from 'react-dom/client'
import { createIntl, RawIntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AuthClient } from '../auth/authClient.ts'
import { appMessages } from '../messages/appMessages.ts'
import { ConsoleLoader } from './ConsoleLoader.tsx'

let root: Root | null = null
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const config = {
  issuer: 'https://air.example/oidc',
  client_id: 'airshed-console',
  resource: 'urn:airshed:api',
  is_demo: true,
  version: '0.1.0',
  widget_limit: 50,
  map_style_url: null,
}
const auth: AuthClient = {
  current: () => ({ accessToken: 't', expiresAtMs: Number.MAX_SAFE_INTEGER }),
  refresh: () => Promise.resolve(null),
  signInSilently: () => Promise.resolve({ state: 'signed-in' }),
  signIn: () => Promise.resolve(),
  signInAgain: () => Promise.resolve(),
  finishSignIn: () => Promise.resolve({ returnTo: '/' }),
  signOut: () => Promise.resolve(),
}

/** Loads the console from a server that answers like this. @returns the paths that were asked for */
function load(answer: () => Promise<Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    asked.push(String(input))
    return answer()
  })
  applyTheme('light')
  const container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
  const intl = createIntl({ locale: 'en', messages: { ...uiMessages.en, ...appMessages.en } })
  root.render(
    <BlueprintProvider>
      <RawIntlProvider value={intl}>
        <ConsoleLoader config={config} auth={auth} />
      </RawIntlProvider>
    </BlueprintProvider>,
  )
  return asked
}

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers for it', () => Promise.resolve(new Response('<html>', { status: 504 }))],
])('a console without its server says so at once when %s, and keeps trying', async (_, answer) => {
  const asked = load(answer)
  await expect.element(page.getByText('Airshed could not be reached')).toBeVisible()
  // Each of two calls is tried four times before its query fails.
  expect(asked.length).toBeLessThan(8)
  await expect.poll(() => asked.length).toBeGreaterThan(2)
  await expect.element(page.getByText('Airshed could not be reached')).toBeVisible()
})
