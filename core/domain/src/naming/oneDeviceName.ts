import type { Node } from '@airshed/schemas'

/**
 * What a widget about one device is called if its settings have no name: as its device. It is a
 * `defaultName` as it stands.
 *
 * @param config - `node_id` is the device's `_id`
 * @returns null where the device is not among the data
 */
export function oneDeviceName(
  { node_id: nodeId }: { node_id: string },
  { nodes }: { nodes: readonly Pick<Node, '_id' | 'presentName'>[] },
): string | null {
  return nodes.find(({ _id }) => _id === nodeId)?.presentName ?? null
}
