import type { MetricConditions } from '@airshed/schemas'
import type { GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** How a data point is computed, as it is stored with it. */
export interface StoredMetric {
  /** As in the path of its calls; its path is `metric:{id}`. */
  id: string
  description: string
  conditions: MetricConditions
}

/** Devices that have or had metrics: the row is locked by whoever changes values or rules of them. */
export interface MetricNodesTable {
  node_id: string
}

/** Which data points a metric is computed from, by their keys. */
export interface MetricSourcesTable {
  metric: number
  source: number
}

/** A span of readings of a source that metrics have not followed yet; both ends are in. */
export interface MetricMarksTable {
  id: GeneratedAlways<number>
  source: number
  from_ts: Millis
  to_ts: Millis
}
