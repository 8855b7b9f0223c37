import {
  useChange,
  useVersionedForm,
  type NodeEdit,
  type SavedForm,
  type VersionedFormOptions,
} from '@airshed/console-kit'
import { editNode } from '@airshed/console-kit/calls'
import type { Node } from '@airshed/kit'
import { withChange } from './withChange.ts'

/** `node` is one with its configuration. */
export type NodeFormOptions<Value extends object> = Omit<
  VersionedFormOptions<Value, NodeEdit, Node>,
  'send' | 'saved'
>

/** A form for fields and settings of a device, see {@link useVersionedForm}. */
export function useNodeForm<Value extends object>(
  options: NodeFormOptions<Value>,
): SavedForm<Value> {
  // The form shows errors itself.
  const { mutateAsync: edit } = useChange(editNode, { isShown: () => false })
  const { node_id: id } = options.node
  return useVersionedForm<Value, NodeEdit, Node>({
    ...options,
    send: (body, version) => edit({ params: { id }, body: { ...body, version } }),
    saved: withChange,
  })
}
