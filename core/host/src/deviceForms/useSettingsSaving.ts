import { saveForm, type AnyDeviceFormDefinition, type SendPayload } from '@airshed/contract'
import { isCancelled } from '@airshed/data'
import { followForm, isSameForm, unclashed, UnsettledForm, useElsewhere } from '@airshed/forms'
import { TranslatedError } from '@airshed/kit/errors'
import { useHostText } from '@airshed/kit/provider'
import type { Issue } from '@airshed/schemas'
import { useCallback, useState } from 'react'
import { isSameAssumed, knownBody, type DeviceFields } from './assumedSettings.ts'
import { SAVE_WITHIN_MS } from './saveTimes.ts'

/** The saving state of a settings form: unchanged, changed, being saved, saved, refused or failed. */
export type SettingsSaving =
  | { state: 'clean' | 'changed' | 'saving' | 'saved' }
  /** Some values are refused. */
  | { state: 'refused'; issues: readonly Issue[] }
  /** The call could not be made, or its result is unknown. */
  | { state: 'failed'; error: unknown }

/** What the user saves. */
export interface EnteredSettings {
  /** A value that the schema accepts, with what stands in for unknown fields. */
  whole: object
  /** The fields that have a value of the device or of the user. */
  known: object
}

/**
 * The settings in a device form, and their saving state. The value has only fields that are known: the device, somebody
 * else or the user gave them a value. The others are `assumed`, until one of them does.
 */
export function useSettingsSaving(definition: AnyDeviceFormDefinition, start: () => DeviceFields) {
  const text = useHostText()
  const [begin] = useState(start)
  const [form, setForm] = useState(() => unclashed<object>(begin.known))
  const [assumed, setAssumed] = useState(begin.assumed)
  const [saving, setSaving] = useState<SettingsSaving>({ state: 'clean' })

  const outcomeOf = async (
    { whole, known }: EnteredSettings,
    send: SendPayload,
  ): Promise<SettingsSaving> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new TranslatedError(text('host.form.late', { seconds: SAVE_WITHIN_MS / 1000 })))
      }, SAVE_WITHIN_MS)
    })
    const bodyOf = (payload: Record<string, unknown>) =>
      knownBody(definition, payload, { assumed, known })
    try {
      const issues = await saveForm(definition, whole, send, { bodyOf, late })
      return issues.length === 0 ? { state: 'saved' } : { state: 'refused', issues }
    } catch (error) {
      return isCancelled(error) || error instanceof UnsettledForm
        ? { state: 'changed' }
        : { state: 'failed', error }
    } finally {
      clearTimeout(timer)
    }
  }

  const elsewhere = useElsewhere<object>(form, setForm)
  return {
    value: form.value,
    /** Fields that nobody knows, the same object until they change. */
    assumed,
    saving,
    elsewhere,
    /** Takes up what the device has now; a stable function. */
    follow: useCallback((next: DeviceFields) => {
      setForm((now) => followForm<object>(now, next.known))
      setAssumed((now) => (isSameAssumed(now, next.assumed) ? now : next.assumed))
    }, []),
    change(next: object) {
      setForm((now) => ({ ...now, value: next, taken: [] }))
      // Issues remain at their fields until the fields change.
      setSaving((before) => (before.state === 'refused' ? before : { state: 'changed' }))
    },
    async save(entered: EnteredSettings, send: SendPayload): Promise<void> {
      if (saving.state === 'saving') return
      setSaving({ state: 'saving' })
      const outcome = await outcomeOf(entered, send)
      if (outcome.state === 'saved') {
        const { known } = entered
        setForm((now) => ({
          ...unclashed<object>(known),
          value: isSameForm(now.value, known) ? known : now.value,
        }))
      }
      setSaving(outcome)
    },
  }
}
