import { NO_DATA } from '@airshed/contract'
import type { Broker } from '@airshed/data'

/** A broker without data, for code that draws nothing. */
export function createNoBroker(): Broker {
  return {
    subscribe: (_needs, { range }) => ({
      current: () => ({ ...NO_DATA, state: 'loading', range }),
      retry: () => undefined,
      unsubscribe: () => undefined,
    }),
    outdate: () => undefined,
    close: () => undefined,
  }
}
