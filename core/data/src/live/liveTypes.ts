import type { Measurement } from '@airshed/schemas'

/** The state of the socket. */
export type LiveChannelState =
  /** Live data are not needed yet, or the channel was closed. */
  | 'idle'
  | 'connecting'
  | 'open'
  /** Lost, and being retried. */
  | 'lost'

/** The events for a watcher of nodes. */
export type LiveMessage =
  | {
      kind: 'measurements'
      dataPointId: string
      /** Absent: as the device reported them. */
      basis?: 'corrected'
      measurements: readonly Measurement[]
    }
  /** Readings of these nodes may have been missed: fetch what is newer than the last one. */
  | { kind: 'resync'; nodeIds: readonly string[] }

/**
 * Rows were changed, or may have been while the connection was lost; or the number of devices displayed per status has
 * changed in these organizations.
 */
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
      /** The request that made the change; null if it was not made by a request. */
      requestId: string | null
    }
  | { kind: 'status'; organizationIds: readonly string[] }
  | { kind: 'missed' }

/** Messages for the user: one for each loss of the connection, and one when it is restored. */
export type LiveNotice = 'lost' | 'established'

export interface LiveChannel {
  readonly state: LiveChannelState
  /** Since when the connection has been lost, ms UTC; null: it is not. */
  readonly lostSinceMs: number | null
  /**
   * Subscribes to the readings of these nodes; the first subscription opens the socket.
   *
   * @returns the function that ends the subscription
   */
  watch(nodeIds: readonly string[], listener: (message: LiveMessage) => void): () => void
  /** @returns the function that ends the subscription */
  onNotice(listener: (notice: LiveNotice) => void): () => void
  /**
   * Listens to changes of rows that the user may read, regardless of who made them, and of the
   * statuses of devices; the first subscription opens the socket.
   *
   * @returns the function that ends the subscription
   */
  onChange(listener: (change: LiveChange) => void): () => void
  /** @returns the function that ends the subscription */
  onStateChange(listener: (state: LiveChannelState) => void): () => void
  /** The server has just answered a call: a lost connection is retried now, not after its backoff. */
  serverAnswered(): void
  /** Ends the connection for good, such as at sign-out. */
  close(): void
}
