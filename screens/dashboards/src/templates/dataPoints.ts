import type { DataPoint, Node } from '@airshed/kit'
import type { TemplateText } from './template.ts'

/** The first data point of a device that measures the parameter. */
export function pointOf(node: Node, path: string): DataPoint | undefined {
  return node.data_points?.find((point) => point.path === path)
}

/** Ids of the device's data points for these parameters, in their order; missing ones are left out. */
export function pointIds(node: Node, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const { _id: id } = pointOf(node, path) ?? {}
    return id ?? []
  })
}

export function measures(node: Node, path: string): boolean {
  return pointOf(node, path) !== undefined
}

export function measuresAny(node: Node, paths: readonly string[]): boolean {
  return paths.some((path) => measures(node, path))
}

/** The devices that are in use: neither in the inventory nor switched off. */
export function activeNodes(nodes: readonly Node[]): Node[] {
  return nodes.filter(({ status }) => status !== 'inventory' && status !== 'deactivated')
}

/** The devices that measure the parameter. */
function nodesWith(nodes: readonly Node[], path: string): Node[] {
  return nodes.filter((node) => measures(node, path))
}

/** The parameter that most of the devices measure; the first of them wins a tie. */
export function mostMeasured(
  nodes: readonly Node[],
  paths: readonly string[],
): { path: string; nodes: Node[] } | null {
  const counted = paths.map((path) => ({ path, nodes: nodesWith(nodes, path) }))
  const [best] = counted.toSorted((a, b) => b.nodes.length - a.nodes.length)
  return best === undefined || best.nodes.length === 0 ? null : best
}

/** The name of the parameter, as given by the first device that measures it. */
export function parameterTitle(words: TemplateText, nodes: readonly Node[], path: string): string {
  const named = nodes.map((node) => pointOf(node, path)).find((point) => point !== undefined)
  return named === undefined ? path : words.parameter(path, named.presentName)
}
