import { useChange, type NodeEdit } from '@airshed/console-kit'
import { editNode } from '@airshed/console-kit/calls'
import type { Node } from '@airshed/kit'
import { useCallback } from 'react'
import { editClashes } from './editClashes.ts'
import { useFromVersion } from './useFromVersion.ts'

/**
 * Saves a change of a device.
 *
 * @param clashes whether somebody else has changed the same, and differently. Default: by the fields of the body.
 */
export type EditNode = (
  body: NodeEdit,
  clashes?: (base: Node, newest: Node) => boolean,
) => Promise<Node>

/**
 * Saves changes of a device, see {@link useFromVersion}.
 *
 * @param node with its configuration, as the page shows it
 * @param onNewest called with the newest device if it clashes with the change
 */
export function useNodeEdit(
  node: Node,
  onNewest: (newest: Node) => void = () => undefined,
): EditNode {
  const { mutateAsync: edit } = useChange(editNode, { isShown: () => false })
  const fromVersion = useFromVersion(node, onNewest)
  const { node_id: id } = node
  return useCallback(
    (body, clashes = (base, newest) => editClashes(base, newest, body).length > 0) =>
      fromVersion({
        send: (version) => edit({ params: { id }, body: { ...body, version } }),
        clashes,
        saved: (base, answer) => withChange(base, answer, body),
      }),
    [edit, fromVersion, id],
  )
}

/** The device after a change: the answer has no configuration. */
const withChange = (
  { settings, payload_mapping: mapping, ...base }: Node,
  saved: Node,
  body: NodeEdit,
): Node => ({
  ...base,
  ...saved,
  settings: { ...settings, ...body.settings },
  ...(mapping === undefined ? {} : { payload_mapping: body.payload_mapping ?? mapping }),
})
