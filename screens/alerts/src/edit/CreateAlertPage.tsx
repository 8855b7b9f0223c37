import { useChange } from '@airshed/console-kit'
import { createAlert } from '@airshed/console-kit/calls'
import type { ScreenProps } from '@airshed/kit'
import { useEffect } from 'react'
import type { CreateParams } from './createParams.ts'
import { newAlertOf } from './draft/alertBody.ts'
import { newDraft } from './draft/alertDraft.ts'
import { dropGroupAlert, handedGroupAlert } from './group/handGroupAlert.ts'
import { NewAlert } from './NewAlert.tsx'
import { textOf } from './textOf.ts'

/**
 * Creates an alert: an empty one, or one for many devices that was prepared by the dialog for group
 * alerts.
 */
export default function CreateAlertPage({ params, intl }: ScreenProps<CreateParams>) {
  const text = textOf(intl)
  const { mutateAsync: create } = useChange(createAlert, {
    isShown: () => false,
    success: text('edit.created'),
  })
  // A prepared alert survives a reload until it is saved or the page is left.
  useEffect(() => () => dropGroupAlert(), [])
  return (
    <NewAlert
      title={text('edit.new')}
      noRights={text('edit.noRights')}
      above={[{ label: text('title'), to: 'alerts' }]}
      start={(organizationId) => {
        const empty = newDraft(organizationId)
        return params.prefilled === true ? (handedGroupAlert(empty) ?? empty) : empty
      }}
      onCreate={(draft) => create({ body: newAlertOf(draft) })}
      intl={intl}
    />
  )
}
