import { createApiClient, systemClock, type ApiClient, type LiveChannel } from '@airshed/data'

const REASON =
  'A plugin has no way to the server of its own: it gets data by its needs. Name them in needs, or ask by useData'

/** The calls of a plugin: each is refused without a request. */
export function createNoServer(): ApiClient {
  return createApiClient({
    baseUrl: '/v2',
    tokens: { current: () => null, refresh: () => Promise.resolve(null) },
    fetch: () => Promise.reject(new Error(REASON)),
    clock: systemClock,
    onSessionExpired: () => undefined,
  })
}

/** A live channel without messages. */
export const NO_LIVE: LiveChannel = {
  state: 'idle',
  lostSinceMs: null,
  watch: () => () => undefined,
  onNotice: () => () => undefined,
  onChange: () => () => undefined,
  onStateChange: () => () => undefined,
  serverAnswered: () => undefined,
  close: () => undefined,
}
