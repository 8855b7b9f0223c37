import { useFormSaving, type NodeEdit, type SavedForm } from '@airshed/console-kit'
import { hasClashes, unclashed, type MeansSame } from '@airshed/console-kit/forms'
import type { Node } from '@airshed/kit'
import { useEffect, useRef, useState } from 'react'
import { useNodeEdit } from './useNodeEdit.ts'

export interface NodeFormOptions<Value extends object> {
  /** With its configuration, as the page shows it now. */
  node: Node
  /** The form of a device; a stable function. */
  formOf: (node: Node) => Partial<Value>
  /** The change from one value to another, null if there is none. */
  changesOf: (before: Partial<Value>, after: Value) => NodeEdit | null
  /** A stable function. Default: only equal values of a field mean the same. */
  meansSame?: MeansSame
}

/**
 * A form for fields of a device, which takes up what others change while it is open. Fields that nobody knows are absent
 * from it, as long as the user enters none: they cannot clash, and begin with what somebody else asks for meanwhile.
 */
export function useNodeForm<Value extends object>({
  node,
  formOf,
  changesOf,
  meansSame,
}: NodeFormOptions<Value>): SavedForm<Value> {
  const ownVersion = useRef(node.version)
  const [newest, setNewest] = useState(node)
  const edit = useNodeEdit(node, setNewest)
  const form = useFormSaving<Value>({
    start: formOf(node),
    ...(meansSame === undefined ? {} : { meansSame }),
    async onSave(value, stored) {
      const body = changesOf(stored, value)
      if (body === null) return
      const clashes = (_: Node, now: Node): boolean =>
        hasClashes<Value>({ ...unclashed<Value>(stored), value }, formOf(now), meansSame)
      ownVersion.current = (await edit(body, clashes)).version
    },
  })
  const { follow } = form
  const shown = newest.version > node.version ? newest : node
  useEffect(() => {
    follow(formOf(shown), { isQuiet: shown.version <= ownVersion.current })
  }, [shown, formOf, follow])
  return form
}
