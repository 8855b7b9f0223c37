import type { DataNeed } from '@airshed/contract'
import type { Broker, BrokerContext, BrokerResult, BrokerSubscription } from '@airshed/data'

export interface WidgetFeedState {
  /** null until needs were told. */
  result: BrokerResult | null
  /** What is shown is still that of the range before; the new one is on its way. */
  isRefreshing: boolean
}

/** What a widget asks of the broker. */
interface WidgetWish {
  needs: readonly DataNeed[]
  context: BrokerContext
  /** The settings that the needs come from: with other ones nothing old is shown. */
  owner: unknown
}

/** The data of one widget through all its changes of range, size and settings. */
export interface WidgetFeed {
  /** Asks for these needs from now on. @returns the function that ends it */
  connect(broker: Broker, wish: WidgetWish): () => void
  retry(): void
  getState(): WidgetFeedState
  subscribe(listener: () => void): () => void
}

export function createWidgetFeed(): WidgetFeed {
  let state: WidgetFeedState = { result: null, isRefreshing: false }
  let shownFor: unknown
  let subscription: BrokerSubscription | null = null
  const listeners = new Set<() => void>()

  const take = (result: BrokerResult, owner: unknown): void => {
    const keeps =
      result.state === 'loading' && state.result?.state === 'ready' && shownFor === owner
    state = keeps ? { ...state, isRefreshing: true } : { result, isRefreshing: false }
    shownFor = owner
    for (const listener of listeners) listener()
  }

  return {
    connect(broker, { needs, context, owner }) {
      const own: BrokerSubscription = broker.subscribe(needs, context, () =>
        take(own.current(), owner),
      )
      subscription = own
      take(own.current(), owner)
      return () => {
        own.unsubscribe()
        if (subscription === own) subscription = null
      }
    },
    retry: () => subscription?.retry(),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
