import type { Node } from '@airshed/schemas'

/**
 * The name of a widget about one device if its settings have none: that of its device. Can be used as a
 * `defaultName` directly.
 *
 * @param config - `node_id` is the device's `_id`
 * @returns null if the device is not among the data
 */
export function oneDeviceName(
  { node_id: nodeId }: { node_id: string },
  { nodes }: { nodes: readonly Pick<Node, '_id' | 'presentName'>[] },
): string | null {
  return nodes.find(({ _id }) => _id === nodeId)?.presentName ?? null
}
