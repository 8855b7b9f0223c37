import type { Measurement } from '@airshed/schemas'

/** New readings of one data point, as they were stored. */
export interface NodeMeasurements {
  nodeId: string
  dataPointId: string
  measurements: Measurement[]
}

/** Carries readings from the process that stored them to every process that shows them. */
export interface Bus {
  /** Never waits and never throws: a reading that cannot be announced is in the store all the same. */
  publish(readings: readonly NodeMeasurements[]): void
  /** Listens to all nodes; returns the function that ends it. */
  subscribe(listener: (readings: readonly NodeMeasurements[]) => void): () => void
  /** Whether readings travel right now; a bus that lost its server finds it again by itself. */
  isConnected(): boolean
  /** Resolves when what was published has left, and the connection is closed. */
  close(): Promise<void>
}
