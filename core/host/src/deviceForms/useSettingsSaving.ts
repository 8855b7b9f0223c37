import { saveForm, type AnyDeviceFormDefinition, type SendPayload } from '@airshed/contract'
import { isCancelled } from '@airshed/data'
import { ToldError } from '@airshed/kit/errors'
import { useHostText } from '@airshed/kit/provider'
import type { Issue } from '@airshed/schemas'
import { useState } from 'react'
import { SAVE_WITHIN_MS } from './saveTimes.ts'

/** The saving state of a settings form: unchanged, changed, being saved, saved, refused or failed. */
export type SettingsSaving =
  | { state: 'clean' | 'changed' | 'saving' | 'saved' }
  /** Some values are refused. */
  | { state: 'refused'; issues: readonly Issue[] }
  /** The call could not be made, or its result is unknown. */
  | { state: 'failed'; error: unknown }

/** The settings in a device form, and their saving state. */
export function useSettingsSaving(definition: AnyDeviceFormDefinition, start: object) {
  const text = useHostText()
  const [value, setValue] = useState(start)
  const [saving, setSaving] = useState<SettingsSaving>({ state: 'clean' })

  const outcomeOf = async (wanted: object, send: SendPayload): Promise<SettingsSaving> => {
    let isLate = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true
        reject(new ToldError(text('host.form.late', { seconds: SAVE_WITHIN_MS / 1000 })))
      }, SAVE_WITHIN_MS)
    })
    const sendInTime: SendPayload = (payload) => (isLate ? late : send(payload))
    try {
      const issues = await Promise.race([saveForm(definition, wanted, sendInTime), late])
      return issues.length === 0 ? { state: 'saved' } : { state: 'refused', issues }
    } catch (error) {
      return isCancelled(error) ? { state: 'changed' } : { state: 'failed', error }
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    value,
    saving,
    change(next: object) {
      setValue(next)
      // Issues remain at their fields until the fields change.
      setSaving((before) => (before.state === 'refused' ? before : { state: 'changed' }))
    },
    async save(wanted: object, send: SendPayload): Promise<void> {
      if (saving.state === 'saving') return
      setSaving({ state: 'saving' })
      setSaving(await outcomeOf(wanted, send))
    },
  }
}
