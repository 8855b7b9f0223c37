import {
  RefusedCallout,
  focusProblem,
  FormDialog,
  useAirshed,
  useChange,
  useFormSaving,
  type MaintenanceWindow,
} from '@airshed/console-kit'
import { createMaintenanceWindow, updateMaintenanceWindow } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { useRef, useState } from 'react'
import { refusedDraft } from '../edit/refusedDraft.ts'
import { textOf } from '../edit/textOf.ts'
import { useManaged } from '../edit/useManaged.ts'
import {
  draftOfWindow,
  newWindowDraft,
  placeOfWindowIssue,
  windowBody,
  windowProblems,
  type WindowDraft,
  type WindowPlace,
} from './windowDraft.ts'
import { WindowFields } from './WindowFields.tsx'
import '../edit/edit.css'
import './maintenance.css'

const WIDTH_PX = 560

export interface WindowDialogProps {
  /** The window being edited; null: a new one is created. */
  edited: MaintenanceWindow | null
  intl: PluginIntl
  /** Also called once the window is saved. */
  onClose: () => void
}

/** Asks when and where maintenance takes place, and saves it. */
export function WindowDialog({ edited, intl, onClose }: WindowDialogProps) {
  const { clock } = useAirshed()
  const box = useRef<HTMLFormElement>(null)
  const text = textOf(intl)
  const timezone = intl.timeZone ?? 'UTC'
  const { managed, first } = useManaged()
  const [start] = useState(() =>
    edited === null
      ? newWindowDraft(first, clock.now(), timezone)
      : draftOfWindow(edited, timezone),
  )
  const quiet = { isShown: () => false }
  const create = useChange(createMaintenanceWindow, {
    ...quiet,
    success: text('maintenance.created'),
  })
  const update = useChange(updateMaintenanceWindow, {
    ...quiet,
    success: text('maintenance.saved'),
  })
  const [isTried, setTried] = useState(false)
  const form = useFormSaving<WindowDraft>({
    start,
    async onSave(draft) {
      const body = windowBody(draft, timezone, edited)
      if (edited === null) {
        await create.mutateAsync({ body: { ...body, organization_id: draft.organizationId ?? '' } })
      } else {
        await update.mutateAsync({
          params: { id: edited['_id'] },
          body: { ...body, version: edited.version },
        })
      }
      onClose()
    },
  })
  // It always starts as a complete draft.
  const draft = form.value as WindowDraft
  const problemsAt = (nowMs: number) =>
    windowProblems(draft, timezone, edited === null ? nowMs : null)
  const problems = problemsAt(clock.now())
  const refused = refusedDraft(form.saving, placeOfWindowIssue, text)
  const problemAt = (place: WindowPlace): string | undefined => {
    const own = isTried ? problems.get(place) : undefined
    if (own !== undefined) return text(`maintenance.problem.${own}`)
    return refused.at(place)
  }
  return (
    <FormDialog
      title={text(edited === null ? 'maintenance.create.title' : 'maintenance.edit.title')}
      submitLabel={text(edited === null ? 'maintenance.create' : 'maintenance.save')}
      isBusy={form.saving.state === 'saving'}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <form
          id={formId}
          ref={box}
          className="alerts-edit alerts-maintenance-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (problemsAt(clock.now()).size === 0) return void form.save(draft)
            setTried(true)
            focusProblem(box.current)
          }}
        >
          {refused.error === null ? null : <RefusedCallout error={refused.error} />}
          <WindowFields
            isNew={edited === null}
            isDisabled={form.saving.state === 'saving'}
            change={(changes) => form.change({ ...draft, ...changes })}
            {...{ draft, managed, timezone, problemAt, intl }}
          />
        </form>
      )}
    </FormDialog>
  )
}
