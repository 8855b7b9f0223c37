import { ApiError, isCancelled } from '@airshed/data'
import { type Issue } from '@airshed/schemas'
import { useState } from 'react'

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
  onSave: (value: Value) => Promise<unknown>
  /** The value that the form shows after saving, such as one without its password. Default: the saved value. */
  savedAs?: (value: Value) => Partial<Value>
}

/** The value of a form and its saving state. */
export interface SavedForm<Value extends object> {
  value: Partial<Value>
  /** Whether leaving would lose changes. */
  isChanged: boolean
  saving: FormSaving
  change: (value: Partial<Value>) => void
  save: (value: Value) => Promise<void>
  /** Resets to the stored value. */
  reset: () => void
}

/**
 * The value of a form and its saving state. A change made during saving is kept, and the form counts
 * as changed afterwards.
 */
export function useFormSaving<Value extends object>(
  options: FormSavingOptions<Value>,
): SavedForm<Value> {
  const { start, onSave, savedAs = (saved: Value): Partial<Value> => saved } = options
  const [value, setValue] = useState(start)
  const [stored, setStored] = useState(() => JSON.stringify(start))
  const [saving, setSaving] = useState<FormSaving>({ state: 'clean' })
  const isChanged = JSON.stringify(value) !== stored
  const save = async (wanted: Value): Promise<void> => {
    if (saving.state === 'saving') return
    setSaving({ state: 'saving' })
    try {
      await onSave(wanted)
      const shown = savedAs(wanted)
      setStored(JSON.stringify(shown))
      const sent = JSON.stringify(wanted)
      setValue((now) => (JSON.stringify(now) === sent ? shown : now))
      setSaving({ state: 'saved' })
    } catch (error) {
      if (isCancelled(error)) setSaving({ state: 'clean' })
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
  return {
    value,
    isChanged,
    saving: state(),
    change: setValue,
    save,
    reset() {
      setValue(JSON.parse(stored) as Partial<Value>)
      setSaving({ state: 'clean' })
    },
  }
}
