import type { ComputedConditions } from '@airshed/schemas'
import type { GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** The stored definition of a computed data point. */
export interface StoredComputed {
  /** The id in its API path; the path of its data point is `metric:{id}`. */
  id: string
  description: string
  conditions: ComputedConditions
}

/** Devices that have or had computed parameters: the row is locked to change their values or rules. */
export interface ComputedNodesTable {
  node_id: string
}

/** The data points that a computed parameter is computed from, by their keys. */
export interface ComputedSourcesTable {
  metric: number
  source: number
}

/** A span of readings of a source that computed parameters have not processed yet; both ends are inclusive. */
export interface ComputedMarksTable {
  id: GeneratedAlways<number>
  source: number
  from_ts: Millis
  to_ts: Millis
}
