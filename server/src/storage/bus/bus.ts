import type { Measurement } from '@airshed/schemas'

/** New readings of one data point, as they were stored. */
export interface NodeMeasurements {
  nodeId: string
  dataPointId: string
  measurements: Measurement[]
}

/**
 * Carries readings from the process that stored them to every process that shows them, and signals
 * that wake listeners waiting for something in the store.
 */
export interface Bus {
  /** Never waits and never throws: a reading that cannot be published is still in the store. */
  publish(readings: readonly NodeMeasurements[]): void
  /** Listens to all nodes; returns the function that stops listening. */
  subscribe(listener: (readings: readonly NodeMeasurements[]) => void): () => void
  /**
   * Wakes all listeners of a topic, in this process and all others. A signal carries no data, can be lost,
   * and several close together may arrive as one: listeners read the store, and also do so periodically
   * without a signal. Never waits and never throws.
   */
  signal(topic: string): void
  /** Listens to a topic; returns the function that stops listening. */
  onSignal(topic: string, listener: () => void): () => void
  /**
   * Listens for the end of an outage, during which readings and signals of other processes were lost;
   * returns the function that stops listening.
   */
  onGap(listener: () => void): () => void
  /** Whether readings are delivered right now; a bus that lost its server reconnects on its own. */
  isConnected(): boolean
  /** Resolves when everything published has been sent and the connection is closed. */
  close(): Promise<void>
}
