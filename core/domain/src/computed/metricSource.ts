import type { ParameterKind } from '@airshed/schemas'

/** The properties of a data point that a computed parameter of it depends on. */
export interface ComputedSource {
  readonly id: string
  /** Parameter id, `raw:{key}` or `metric:{id}`. */
  readonly path: string
  readonly kind: ParameterKind
  readonly unit: string
  /** For a computed parameter with a step: from one value to the next, ms; otherwise null. */
  readonly stepMs: number | null
}
