import { ApiError, isCancelled } from '@airshed/data'
import {
  followForm,
  isSameForm,
  unclashed,
  UnsettledForm,
  useElsewhere,
  type FollowRules,
  type FormElsewhere,
} from '@airshed/forms'
import { type Issue } from '@airshed/schemas'
import { useCallback, useRef, useState } from 'react'

/** The saving state of a form: as loaded, changed, being saved, saved, or refused. */
export type FormSaving =
  | { state: 'clean' }
  | { state: 'changed' }
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'refused'; error: unknown; issues: readonly Issue[] }

export interface FormSavingOptions<Value extends object> {
  /** The value as it is stored. */
  start: Partial<Value>
  /**
   * @param stored what the value was before the changes of the user
   * @throws UnsettledForm if `follow` has found clashes meanwhile; anything else is shown
   */
  onSave: (value: Value, stored: Partial<Value>) => Promise<unknown>
  /** The value that the form shows after saving, such as one without its password. Default: the saved value. */
  savedAs?: (value: Value) => Partial<Value>
  /** A stable object. Default: only equal values of a field mean the same, and each field stands for itself. */
  rules?: FollowRules
}

/** The value of a form and its saving state. */
export interface SavedForm<Value extends object> {
  value: Partial<Value>
  /** What the value was before the changes of the user: as it was loaded, followed or saved last. */
  stored: Partial<Value>
  /** Whether leaving would lose changes. */
  isChanged: boolean
  saving: FormSaving
  change: (value: Partial<Value>) => void
  save: (value: Value) => Promise<void>
  /** Resets to the stored value. */
  reset: () => void
  /**
   * Takes up what is stored now, which somebody else may have changed; a stable function. Fields that the user has
   * changed, too, have to be settled before the form is saved.
   *
   * @param isQuiet the change is the user's own: fields that it changes are not marked. Default false.
   */
  follow: (stored: Partial<Value>, options?: { isQuiet?: boolean }) => void
  /** What happened to its fields elsewhere. */
  elsewhere: FormElsewhere
}

/**
 * The value of a form and its saving state. A change made during saving is kept, and the form counts
 * as changed afterwards.
 */
export function useFormSaving<Value extends object>(
  options: FormSavingOptions<Value>,
): SavedForm<Value> {
  const { start, onSave, savedAs = (saved: Value): Partial<Value> => saved, rules } = options
  const [form, setForm] = useState(() => unclashed<Value>(start))
  const [saving, setSaving] = useState<FormSaving>({ state: 'clean' })
  const newest = useRef<Partial<Value> | null>(null)
  const { value, stored } = form
  const isChanged = !isSameForm(value, stored)
  const save = async (wanted: Value): Promise<void> => {
    if (saving.state === 'saving') return
    setSaving({ state: 'saving' })
    newest.current = null
    try {
      await onSave(wanted, stored)
      const shown = savedAs(wanted)
      // What was fetched since then already has the saved value, as the server has written it.
      const seen = newest.current as Partial<Value> | null
      const next = seen === null || isSameForm(seen, stored) ? shown : seen
      setForm((now) => {
        const value = isSameForm(now.value, wanted) ? shown : now.value
        return {
          ...followForm<Value>({ ...unclashed<Value>(shown), value }, next, rules),
          taken: [],
        }
      })
      setSaving({ state: 'saved' })
    } catch (error) {
      if (isCancelled(error) || error instanceof UnsettledForm) setSaving({ state: 'clean' })
      else {
        const issues = error instanceof ApiError ? error.issues : []
        setSaving({ state: 'refused', error, issues })
      }
    }
  }
  const state = (): FormSaving => {
    if (saving.state === 'saving' || saving.state === 'refused') return saving
    return isChanged ? { state: 'changed' } : saving
  }
  const follow = useCallback<SavedForm<Value>['follow']>(
    (next, { isQuiet = false } = {}) => {
      newest.current = next
      setForm((now) => {
        const followed = followForm<Value>(now, next, rules)
        return isQuiet && followed !== now ? { ...followed, taken: now.taken } : followed
      })
    },
    [rules],
  )
  const elsewhere = useElsewhere<Value>(form, setForm, rules)
  return {
    value,
    stored,
    isChanged,
    saving: state(),
    change: (next) => setForm((now) => ({ ...now, value: next, taken: [] })),
    save,
    reset() {
      setForm(({ stored: before }) => unclashed<Value>(before))
      setSaving({ state: 'clean' })
    },
    follow,
    elsewhere,
  }
}
