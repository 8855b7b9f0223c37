import {
  Breadcrumb,
  firstOrganization,
  NoRights,
  useChange,
  useFormSaving,
  useLeaveUnasked,
} from '@airshed/console-kit'
import { createAlert } from '@airshed/console-kit/calls'
import { PageHeader, useNavigation, useSession, type ScreenProps } from '@airshed/kit'
import { useEffect, useState } from 'react'
import { AlertForm } from './AlertForm.tsx'
import { newAlertOf } from './draft/alertBody.ts'
import { newDraft, type AlertDraft } from './draft/alertDraft.ts'
import { dropGroupAlert, handedGroupAlert } from './group/handGroupAlert.ts'
import type { CreateParams } from './createParams.ts'
import { textOf } from './textOf.ts'

/**
 * Creates an alert: an empty one, or one for many devices that was prepared by the dialog for group
 * alerts.
 */
export default function CreateAlertPage({ params, intl }: ScreenProps<CreateParams>) {
  const { slug, organizations, can } = useSession()
  const { go } = useNavigation()
  const leaveUnasked = useLeaveUnasked()
  const text = textOf(intl)
  const managed = organizations.filter(({ id }) => can('manage_devices', id))
  const [start] = useState((): AlertDraft => {
    const first = firstOrganization(
      managed.map(({ id }) => ({ value: id })),
      slug,
    )
    const empty = newDraft(first ?? null)
    return params.prefilled === true ? (handedGroupAlert(empty) ?? empty) : empty
  })
  const { mutateAsync: create } = useChange(createAlert, {
    isShown: () => false,
    success: text('edit.created'),
  })
  const form = useFormSaving<AlertDraft>({
    start,
    async onSave(draft) {
      await create({ body: newAlertOf(draft) })
      leaveUnasked(() => go('alerts'))
    },
  })
  // A prepared alert survives a reload until it is saved or the page is left.
  useEffect(() => () => dropGroupAlert(), [])
  const above = [{ label: text('title'), to: 'alerts' }]
  return (
    <div>
      <Breadcrumb above={above} here={text('edit.new')} />
      <PageHeader title={text('edit.new')} />
      {managed.length === 0 ? (
        <NoRights
          permission="manage_devices"
          title={text('edit.noRights')}
          text={text('edit.noRights.text')}
        />
      ) : (
        <AlertForm isNew form={form} intl={intl} onCancel={() => go('alerts')} />
      )}
    </div>
  )
}
