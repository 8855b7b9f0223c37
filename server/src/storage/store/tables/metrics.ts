import type { MetricConditions } from '@airshed/schemas'
import type { GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** The stored definition of a computed data point. */
export interface StoredMetric {
  /** The id in its API path; the path of its data point is `metric:{id}`. */
  id: string
  description: string
  conditions: MetricConditions
}

/** Devices that have or had metrics: the row is locked to change their values or rules. */
export interface MetricNodesTable {
  node_id: string
}

/** The data points that a metric is computed from, by their keys. */
export interface MetricSourcesTable {
  metric: number
  source: number
}

/** A span of readings of a source that metrics have not processed yet; both ends are inclusive. */
export interface MetricMarksTable {
  id: GeneratedAlways<number>
  source: number
  from_ts: Millis
  to_ts: Millis
}
