import { COMPUTED_DEPTH_MAX } from '@airshed/schemas'

/** Computed parameters by id, each with the data points that it reads. */
export type ComputedLinks = ReadonlyMap<string, readonly string[]>

/**
 * Ids of computed parameters such that each comes after those it is computed from.
 *
 * @returns null if the computed parameters form a cycle
 */
export function computedOrder(links: ComputedLinks): string[] | null {
  const depths = computedDepths(links)
  if (depths === null) return null
  return [...depths].toSorted(([, a], [, b]) => a - b).map(([id]) => id)
}

/**
 * The length of the chain of computed parameters up to each one: 1 for a computed parameter of only measured data points.
 *
 * @returns null if the computed parameters form a cycle
 */
export function computedDepths(links: ComputedLinks): ReadonlyMap<string, number> | null {
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

/** Why computed parameters cannot be chained like this; null: they can. */
export function chainProblem(links: ComputedLinks): 'circle' | 'depth' | null {
  const depths = computedDepths(links)
  if (depths === null) return 'circle'
  return Math.max(0, ...depths.values()) > COMPUTED_DEPTH_MAX ? 'depth' : null
}

/** The computed parameters that are computed from one, directly or through others, nearest first. */
export function computedBehind(links: ComputedLinks, id: string): string[] {
  const found = new Set<string>([id])
  for (const at of found) {
    for (const [computed, sources] of links) if (sources.includes(at)) found.add(computed)
  }
  found.delete(id)
  return [...found]
}
