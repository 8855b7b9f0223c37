import type { DataNeed } from '@airshed/contract'
import type { Broker, BrokerContext, BrokerResult, BrokerSubscription } from '@airshed/data'

export interface WidgetFeedState {
  /** null until the needs are set. */
  result: BrokerResult | null
  /** The data shown belong to the previous range; the new data are being fetched. */
  isRefreshing: boolean
}

/** What a widget requests from the broker. */
interface WidgetWish {
  needs: readonly DataNeed[]
  context: BrokerContext
  /** The settings that the needs come from: with other settings, no old data are shown. */
  owner: unknown
}

/** The data of one widget across changes of range, size and settings. */
export interface WidgetFeed {
  /** Sets the needs. @returns the function that ends the subscription */
  connect(broker: Broker, wish: WidgetWish): () => void
  retry(): void
  /** Publishes the newest data to subscribers. */
  draw(): void
  /** The newest data, shown or not; null before the first response. */
  getNewest(): BrokerResult | null
  getState(): WidgetFeedState
  subscribe(listener: () => void): () => void
}

/**
 * @param announce called when there are new data for `draw`; `isAnswer` when nothing, or
 *   something outdated, is shown until they are drawn
 */
export function createWidgetFeed(announce: (isAnswer: boolean) => void): WidgetFeed {
  let state: WidgetFeedState = { result: null, isRefreshing: false }
  let shownFor: unknown
  let held: { result: BrokerResult; owner: unknown } | null = null
  let subscription: BrokerSubscription | null = null
  const listeners = new Set<() => void>()

  const show = (next: WidgetFeedState): void => {
    state = next
    for (const listener of listeners) listener()
  }

  // The waiting state is reported at once, as it costs nothing to draw; data wait for their frame.
  const take = (result: BrokerResult, owner: unknown): void => {
    if (result.state !== 'loading') {
      held = { result, owner }
      announce(state.isRefreshing || state.result?.state !== 'ready' || shownFor !== owner)
      return
    }
    held = null
    if (state.result?.state === 'ready' && shownFor === owner) {
      if (!state.isRefreshing) show({ ...state, isRefreshing: true })
      return
    }
    shownFor = owner
    show({ result, isRefreshing: false })
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
    draw() {
      if (held === null) return
      const { result, owner } = held
      held = null
      shownFor = owner
      show({ result, isRefreshing: false })
    },
    getNewest: () => held?.result ?? state.result,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
