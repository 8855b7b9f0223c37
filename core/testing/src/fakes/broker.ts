import type { DataNeed } from '@airshed/contract'
import type { Broker, BrokerResult } from '@airshed/data'
import type { TimeRange } from '@airshed/contract'

/** The state that a static broker reports for every widget. */
export type BrokerAnswer = (needs: readonly DataNeed[], range: TimeRange) => BrokerResult

/** A broker that responds at once and never changes its results. */
export function createStillBroker(answer: BrokerAnswer): Broker {
  return {
    subscribe(needs, { range }) {
      const result = answer(needs, range)
      return { current: () => result, retry: () => undefined, unsubscribe: () => undefined }
    },
    outdate: () => undefined,
    close: () => undefined,
  }
}
