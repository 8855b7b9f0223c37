import {
  useChange,
  useFromVersion,
  type NodeEdit,
  type VersionedChange,
} from '@airshed/console-kit'
import { editNode } from '@airshed/console-kit/calls'
import type { Node } from '@airshed/kit'
import { useCallback } from 'react'
import { withChange } from './withChange.ts'

/**
 * Saves a change of a device.
 *
 * @param clashes whether somebody else has changed the same, and differently
 */
export type EditNode = (body: NodeEdit, clashes: VersionedChange<Node>['clashes']) => Promise<Node>

/**
 * Saves changes of a device, see {@link useFromVersion}.
 *
 * @param node with its configuration, as the page shows it
 * @param onNewest called with the newest device if it clashes with the change
 */
export function useNodeEdit(node: Node, onNewest: (newest: Node) => void): EditNode {
  const { mutateAsync: edit } = useChange(editNode, { isShown: () => false })
  const fromVersion = useFromVersion(node, onNewest)
  const { node_id: id } = node
  return useCallback(
    (body, clashes) =>
      fromVersion({
        send: (version) => edit({ params: { id }, body: { ...body, version } }),
        clashes,
        saved: (base, answer) => withChange(base, answer, body),
      }),
    [edit, fromVersion, id],
  )
}
