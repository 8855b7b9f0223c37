import type { ParameterKind } from '@airshed/schemas'

/** The properties of a data point that a metric of it depends on. */
export interface MetricSource {
  readonly id: string
  /** Parameter id, `raw:{key}` or `metric:{id}`. */
  readonly path: string
  readonly kind: ParameterKind
  readonly unit: string
  /** For a metric with a step: from one value to the next, ms; otherwise null. */
  readonly stepMs: number | null
}
