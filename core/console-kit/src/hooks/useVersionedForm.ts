import { hasClashes, unclashed, type FollowRules } from '@airshed/forms'
import type { Node } from '@airshed/schemas'
import { useEffect, useRef, useState } from 'react'
import { useFormSaving, type SavedForm } from '../pages/form/useFormSaving.ts'
import { useFromVersion } from './useFromVersion.ts'

export interface VersionedFormOptions<Value extends object, Change, Answer> {
  /** As the page shows it now, with everything that the form reads. */
  node: Node
  /** The form of a device; a stable function. */
  formOf: (node: Node) => Partial<Value>
  /** The change from one value to another, null if there is none. */
  changesOf: (before: Partial<Value>, after: Value) => Change | null
  /** Makes the call, which starts from a version of the device. */
  send: (change: Change, version: number) => Promise<Answer>
  /** The device after a change, until it is fetched again. Default: it stays as it is. */
  saved?: (base: Node, answer: Answer, change: Change) => Node
  /** A stable object. Default: only equal values of a field mean the same, and each field stands for itself. */
  rules?: FollowRules
  /**
   * Whether a change would overwrite what somebody else has saved in what the user has not entered. Whatever it throws is
   * shown. Default: it never does.
   */
  overwrites?: (change: Change, base: Node, newest: Node) => boolean | Promise<boolean>
  /** The value that the form shows after saving, such as one without its password. Default: the saved value. */
  savedAs?: (value: Value) => Partial<Value>
  /** What follows once the device is saved. Default nothing. */
  onSaved?: (value: Value) => Promise<void>
}

/**
 * A form for a part of a device, which takes up what others change while it is open, and has both values at a field that
 * both have changed. Fields that nobody knows are absent from it, as long as the user enters none: they cannot clash, and
 * begin with what somebody else asks for meanwhile.
 */
export function useVersionedForm<Value extends object, Change, Answer>(
  options: VersionedFormOptions<Value, Change, Answer>,
): SavedForm<Value> {
  const { node, formOf, changesOf, send, saved, rules, overwrites, savedAs, onSaved } = options
  const ownVersion = useRef(node.version)
  const [newest, setNewest] = useState(node)
  const fromVersion = useFromVersion(node, setNewest)
  const form = useFormSaving<Value>({
    start: formOf(node),
    ...(rules === undefined ? {} : { rules }),
    ...(savedAs === undefined ? {} : { savedAs }),
    async onSave(value, stored) {
      const change = changesOf(stored, value)
      if (change !== null) {
        await fromVersion<Answer>({
          send: (version) => send(change, version),
          clashes: (base, now) =>
            hasClashes<Value>({ ...unclashed<Value>(stored), value }, formOf(now), rules) ||
            (overwrites?.(change, base, now) ?? false),
          saved(base, answer) {
            const now = saved?.(base, answer, change) ?? base
            ownVersion.current = now.version
            return now
          },
        })
      }
      await onSaved?.(value)
    },
  })
  const { follow } = form
  const shown = newest.version > node.version ? newest : node
  useEffect(() => {
    follow(formOf(shown), { isQuiet: shown.version <= ownVersion.current })
  }, [shown, formOf, follow])
  return form
}
