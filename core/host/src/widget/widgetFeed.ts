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
  /** Hands the newest data to who shows them. */
  draw(): void
  /** The newest data, shown already or not; null before the first answer. */
  getNewest(): BrokerResult | null
  getState(): WidgetFeedState
  subscribe(listener: () => void): () => void
}

/**
 * @param announce told when there are new data for `draw`; `isAnswer` where nothing, or something
 *   old, is shown until they are drawn
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

  // That it waits is told at once, it costs nothing to draw; data wait for their frame.
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
