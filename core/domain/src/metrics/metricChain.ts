import { METRIC_DEPTH_MAX } from '@airshed/schemas'

/** Metrics by id, each with the data points that it reads. */
export type MetricLinks = ReadonlyMap<string, readonly string[]>

/**
 * Ids of metrics such that each comes after those it is computed from.
 *
 * @returns null if the metrics form a cycle
 */
export function metricOrder(links: MetricLinks): string[] | null {
  const depths = metricDepths(links)
  if (depths === null) return null
  return [...depths].toSorted(([, a], [, b]) => a - b).map(([id]) => id)
}

/**
 * The length of the chain of metrics up to each one: 1 for a metric of only measured data points.
 *
 * @returns null if the metrics form a cycle
 */
export function metricDepths(links: MetricLinks): ReadonlyMap<string, number> | null {
  const depths = new Map<string, number>()
  const open = new Set<string>()
  const depthOf = (id: string): number => {
    const sources = links.get(id)
    if (sources === undefined) return 0
    const known = depths.get(id)
    if (known !== undefined) return known
    if (open.has(id)) return Infinity
    open.add(id)
    const depth = 1 + Math.max(0, ...sources.map(depthOf))
    open.delete(id)
    depths.set(id, depth)
    return depth
  }
  for (const id of links.keys()) {
    if (depthOf(id) === Infinity) return null
  }
  return depths
}

/** Why metrics cannot be chained like this; null: they can. */
export function chainProblem(links: MetricLinks): 'circle' | 'depth' | null {
  const depths = metricDepths(links)
  if (depths === null) return 'circle'
  return Math.max(0, ...depths.values()) > METRIC_DEPTH_MAX ? 'depth' : null
}

/** The metrics that are computed from one, directly or through others, nearest first. */
export function metricsBehind(links: MetricLinks, id: string): string[] {
  const found = new Set<string>([id])
  for (const at of found) {
    for (const [metric, sources] of links) if (sources.includes(at)) found.add(metric)
  }
  found.delete(id)
  return [...found]
}
