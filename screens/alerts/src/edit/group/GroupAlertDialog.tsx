import { FormDialog } from '@airshed/console-kit'
import { useNavigation, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { textOf } from '../textOf.ts'
import { useManaged } from '../useManaged.ts'
import { draftOfGroup, emptyGroupForm, groupProblems } from './groupDraft.ts'
import { GroupFields } from './GroupFields.tsx'
import { handGroupAlert } from './handGroupAlert.ts'
import { useGroupPoints } from './useGroupPoints.ts'
import '../edit.css'

const WIDTH_PX = 560

export interface GroupAlertDialogProps {
  intl: PluginIntl
  onClose: () => void
}

/**
 * Asks for devices, one parameter and a limit, and opens the page that creates alerts with a group of
 * rules for each device.
 */
export function GroupAlertDialog({ intl, onClose }: GroupAlertDialogProps) {
  const { go } = useNavigation()
  const { managed, first } = useManaged()
  const [form, setForm] = useState(() => emptyGroupForm(first))
  const [isTried, setTried] = useState(false)
  const text = textOf(intl)
  const points = useGroupPoints(form.deviceIds)
  const problems = isTried ? groupProblems(form) : []
  function submit(): void {
    setTried(true)
    if (groupProblems(form).length > 0) return
    const path = handGroupAlert(draftOfGroup(form, points.points))
    onClose()
    go(path)
  }
  return (
    <FormDialog
      title={text('group.title')}
      submitLabel={text('group.continue')}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <form
          id={formId}
          className="alerts-edit alerts-edit-group-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <p className="air-muted">{text('group.text')}</p>
          <GroupFields
            onChange={setForm}
            problemOf={(name) =>
              problems.includes(name) ? text(`group.problem.${name}`) : undefined
            }
            {...{ form, managed, points, intl }}
          />
        </form>
      )}
    </FormDialog>
  )
}
