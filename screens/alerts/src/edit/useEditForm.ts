import {
  ApiError,
  useFormSaving,
  type AlertDetails,
  type AlertTemplateDetails,
  type SavedForm,
} from '@airshed/console-kit'
import { useRef, useState } from 'react'
import { draftOf, type AlertDraft } from './draft/alertDraft.ts'

type Stored = AlertDetails | AlertTemplateDetails

export interface EditFormOptions {
  /** What the form starts with; a newer one does not change it. */
  stored: Stored
  /** It was deleted meanwhile. */
  isGone: boolean
  /** Saves the draft over a version. */
  update: (draft: AlertDraft, version: number) => Promise<{ version: number }>
  /** The version that is stored now. */
  read: () => Promise<Stored>
  /** Saves the draft as a new one, once the stored one is gone, and leaves the page. */
  saveAsNew: (draft: AlertDraft) => Promise<void>
}

export interface EditForm {
  form: SavedForm<AlertDraft>
  start: AlertDraft
  /** It was deleted meanwhile: saving makes a new one. */
  isLost: boolean
  /** What somebody else saved meanwhile, because of which the draft was refused; null: nobody did. */
  newest: Stored | null
  /** Saves the draft over the newest one. */
  saveOver: (newest: Stored) => void
}

/** The form of a stored alert or template, which others may save or delete while it is open. */
export function useEditForm(options: EditFormOptions): EditForm {
  const { stored, isGone, update, read, saveAsNew } = options
  const [start] = useState(() => draftOf(stored))
  const version = useRef(stored.version)
  const [newest, setNewest] = useState<Stored | null>(null)
  const [wasLost, setLost] = useState(false)
  const isLost = isGone || wasLost
  const form = useFormSaving<AlertDraft>({
    start,
    async onSave(draft) {
      if (isLost) return saveAsNew(draft)
      try {
        const saved = await update(draft, version.current)
        version.current = saved.version
        setNewest(null)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setNewest(await read())
        if (error instanceof ApiError && error.status === 404) setLost(true)
        throw error
      }
    },
  })
  return {
    form,
    start,
    isLost,
    newest: form.saving.state === 'refused' ? newest : null,
    saveOver(theirs) {
      version.current = theirs.version
      void form.save(form.value as AlertDraft)
    },
  }
}
