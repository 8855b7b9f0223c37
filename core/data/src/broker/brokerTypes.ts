import type { DataNeed, TimeRange, WidgetData } from '@airshed/contract'

/** The context of the widget that needs the data. */
export interface BrokerContext {
  /** While live, only its length counts: it ends now. */
  range: TimeRange
  /** false: the range is fixed. The page decides whether a range can be live. */
  isLive: boolean
  /** Width of the widget in CSS pixels: long histories are reduced to what it can show. */
  width: number
  /** IANA zone that the page shows: calendar steps begin in its time. */
  timezone: string
  /** First segment of the path: an organization id, or `all`. */
  slug: string
}

/** The data of one widget, and their state. */
export interface BrokerResult extends WidgetData {
  /** `error` only when there is nothing to show; outdated data stay `ready`. */
  state: 'loading' | 'ready' | 'error'
  error?: Error
  /** The window that the data fill: that of the page, which slides while it is live. */
  range: TimeRange
}

export interface BrokerSubscription {
  /** The same object until something changed. */
  current(): BrokerResult
  /** Retries the failed requests. */
  retry(): void
  unsubscribe(): void
}

/** Takes the needs of all widgets of a page, and hands each its part. */
export interface Broker {
  /**
   * @param listener called at most once per frame, and only when the data of this one changed;
   *   `current()` has the new result
   */
  subscribe(
    needs: readonly DataNeed[],
    context: BrokerContext,
    listener: () => void,
  ): BrokerSubscription
  /** What was computed from readings is wrong from now on, as they were rejected: all that pages show is fetched again. */
  outdate(): void
  /** Releases everything: subscriptions, timers and cached answers. */
  close(): void
}
