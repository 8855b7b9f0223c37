import { createApiClient, systemClock } from '@airshed/data'
import { getConfig } from '@airshed/schemas/calls'
import { localeHere } from '../session/shownSession.ts'
import { storedHere } from '../session/storedSession.ts'
import { bootSession, type BootResult } from './bootSession.ts'

/** Gets a session in this browser. Once signed in, restores the address the user came from. */
export async function bootHere(isCallback: boolean): Promise<BootResult> {
  const { location, history } = window
  const anonymous = createApiClient({
    baseUrl: '/v2',
    tokens: { current: () => null, refresh: () => Promise.resolve(null) },
    fetch: (input, init) => window.fetch(input, init),
    clock: systemClock,
    onSessionExpired: () => undefined,
  })
  // The auth client loads while the provider's address is being requested.
  const loading = import('../auth/authClient.ts')
  loading.catch(() => undefined)
  const result = await bootSession({
    isCallback,
    origin: location.origin,
    here: `${location.pathname}${location.search}`,
    uiLocale: localeHere(storedHere().locale).slice(0, 2),
    fetchConfig: () => anonymous.call(getConfig),
    createAuth: async (config) => (await loading).createAuthClient(config, location.origin),
  })
  if (result.state === 'signed-in' && result.returnTo !== null) {
    history.replaceState(null, '', result.returnTo)
  }
  return result
}
