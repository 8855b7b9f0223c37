import type { Measurement } from '@airshed/schemas'

/** New readings of one data point, as they were stored. */
export interface NodeMeasurements {
  nodeId: string
  dataPointId: string
  measurements: Measurement[]
}

/**
 * Carries readings from the process that stored them to every process that shows them, and signals
 * that wake those who wait for something in the store.
 */
export interface Bus {
  /** Never waits and never throws: a reading that cannot be announced is in the store all the same. */
  publish(readings: readonly NodeMeasurements[]): void
  /** Listens to all nodes; returns the function that ends it. */
  subscribe(listener: (readings: readonly NodeMeasurements[]) => void): () => void
  /**
   * Wakes whoever listens to a topic, in this process and all others. A signal carries nothing, can be
   * lost, and several that are close together may arrive as one: listeners look into the store, and do
   * so from time to time without a signal too. Never waits and never throws.
   */
  signal(topic: string): void
  /** Listens to a topic; returns the function that ends it. */
  onSignal(topic: string, listener: () => void): () => void
  /**
   * Listens for the end of an outage, during which readings and signals of other processes were lost;
   * returns the function that ends it.
   */
  onGap(listener: () => void): () => void
  /** Whether readings travel right now; a bus that lost its server finds it again by itself. */
  isConnected(): boolean
  /** Resolves when what was published has left, and the connection is closed. */
  close(): Promise<void>
}
