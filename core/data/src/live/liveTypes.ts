import type { Measurement } from '@airshed/schemas'

/** Where the socket stands. */
export type LiveChannelState =
  /** Nobody wants live data yet, or the channel was closed. */
  | 'idle'
  | 'connecting'
  | 'open'
  /** Gone, and being tried again. */
  | 'lost'

/** What a watcher of nodes hears. */
export type LiveMessage =
  | { kind: 'measurements'; dataPointId: string; measurements: readonly Measurement[] }
  /** Readings of these nodes may have been missed: fetch what is newer than the last one. */
  | { kind: 'resync'; nodeIds: readonly string[] }

/** Somebody changed rows, or may have while the connection was lost. */
export type LiveChange =
  | {
      kind: 'changed'
      /** Such as `dashboards`. */
      entity: string
      /** The row; null: several. */
      id: string | null
      /** Who did it. */
      by: string
      byId: string | null
      /** The request that made the change; null: none did. */
      requestId: string | null
    }
  | { kind: 'missed' }

/** News for the person: told once each time the connection is lost, and once when it is back. */
export type LiveNotice = 'lost' | 'established'

export interface LiveChannel {
  readonly state: LiveChannelState
  /**
   * Wants the readings of these nodes; the socket is opened by the first who asks.
   *
   * @returns the function that ends the wish
   */
  watch(nodeIds: readonly string[], listener: (message: LiveMessage) => void): () => void
  /** @returns the function that ends the subscription */
  onNotice(listener: (notice: LiveNotice) => void): () => void
  /**
   * Listens to changes of rows that the user may read, whoever made them; the socket is opened by the
   * first who asks.
   *
   * @returns the function that ends the subscription
   */
  onChange(listener: (change: LiveChange) => void): () => void
  /** @returns the function that ends the subscription */
  onStateChange(listener: (state: LiveChannelState) => void): () => void
  /** Ends the connection for good, as at the sign-out. */
  close(): void
}
