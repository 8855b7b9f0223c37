import { createApiClient, systemClock } from '@airshed/data'
import { createAuthClient } from '../auth/authClient.ts'
import { bootSession, type BootResult } from './bootSession.ts'

/** The way to a session, in this browser. Once signed in, the address is where the person was. */
export async function bootHere(isCallback: boolean, language: string): Promise<BootResult> {
  const { location, history } = window
  const anonymous = createApiClient({
    baseUrl: '/v2',
    tokens: { current: () => null, refresh: () => Promise.resolve(null) },
    fetch: (input, init) => window.fetch(input, init),
    clock: systemClock,
    onSessionExpired: () => undefined,
  })
  const result = await bootSession({
    isCallback,
    here: `${location.pathname}${location.search}`,
    uiLocale: language,
    fetchConfig: () => anonymous.config.get(),
    createAuth: (config) => createAuthClient(config, location.origin),
  })
  if (result.state === 'signed-in' && result.returnTo !== null) {
    history.replaceState(null, '', result.returnTo)
  }
  return result
}
