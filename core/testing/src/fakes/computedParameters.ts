import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { DataPoint, ComputedDependents } from '@airshed/schemas'
import { addMetric, deleteMetric, editMetric, getMetricDependents } from '@airshed/schemas/calls'
import { dataPoint } from '../builders/dataPoint.ts'

export interface FakeComputedOptions {
  /** Existing computed parameters. Default none. */
  metrics?: readonly DataPoint[]
  /** Dependents of each computed parameter. Default none. */
  metricDependents?: ComputedDependents
}

const NOTHING: ComputedDependents = { metrics: [], alerts: [], dashboards: [], others: 0 }

function computedIdOf({ metric }: DataPoint): string | undefined {
  const { _id: id } = metric ?? { _id: undefined }
  return id
}

/** Computed parameters of devices, which are complete at once. */
export function fakeComputedParameters(options: FakeComputedOptions): FakeAnswer[] {
  let metrics = [...(options.metrics ?? [])]
  const computedOf = (metricId: string): DataPoint => {
    const found = metrics.find((point) => computedIdOf(point) === metricId)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', `Metric ${metricId}`)
    return found
  }
  return [
    fake(addMetric, ({ params, body: { name, description = '', conditions } }) => {
      const id = `metric-${metrics.length + 1}`
      const made = dataPoint(`${params.id.replace(/:0$/, '')}.0.0.0/metric:${id}`, {
        name,
        presentName: name,
        shortPresentName: name,
        isMapped: true,
        metric: { _id: id, description, conditions, step: null, is_complete: true },
      })
      metrics = [...metrics, made]
      return made
    }),
    fake(editMetric, ({ params, body: { name, ...changes } }) => {
      const before = computedOf(params.metricId)
      const { metric } = before
      if (metric === undefined) return before
      const named = name === undefined ? {} : { name, presentName: name, shortPresentName: name }
      const changed = { ...before, ...named, metric: { ...metric, ...changes } }
      metrics = metrics.map((one) => (one === before ? changed : one))
      return changed
    }),
    fake(deleteMetric, ({ params }) => {
      const gone = computedOf(params.metricId)
      metrics = metrics.filter((one) => one !== gone)
      return null
    }),
    fake(getMetricDependents, () => options.metricDependents ?? NOTHING),
  ]
}
