import { NO_DATA, type DataNeed } from '@airshed/contract'
import type { Broker, BrokerContext, BrokerResult } from '@airshed/data'

/** A broker whose answers the test provides. */
export function handBroker(): Broker & {
  asked: { needs: readonly DataNeed[]; context: BrokerContext }[]
  /** Number of active subscriptions. */
  open(): number
  retries: number
  /** Sends an answer to all subscribers. */
  answer(result: Partial<BrokerResult>): void
} {
  const subscribers = new Set<{ result: BrokerResult; listener: () => void }>()
  const broker = {
    asked: [] as { needs: readonly DataNeed[]; context: BrokerContext }[],
    retries: 0,
    open: () => subscribers.size,
    answer(result: Partial<BrokerResult>) {
      for (const subscriber of subscribers) {
        subscriber.result = { ...subscriber.result, state: 'ready', ...result }
        subscriber.listener()
      }
    },
    subscribe(needs: readonly DataNeed[], context: BrokerContext, listener: () => void) {
      broker.asked.push({ needs, context })
      const result: BrokerResult = { ...NO_DATA, state: 'loading', range: context.range }
      const own = { result, listener }
      subscribers.add(own)
      return {
        current: () => own.result,
        retry: () => {
          broker.retries += 1
        },
        unsubscribe: () => void subscribers.delete(own),
      }
    },
    outdate: () => {},
    close: () => subscribers.clear(),
  }
  return broker
}
