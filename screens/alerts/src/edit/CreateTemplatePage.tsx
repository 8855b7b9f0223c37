import {
  Breadcrumb,
  firstOrganization,
  NoRights,
  useChange,
  useFormSaving,
  useLeaveUnasked,
} from '@airshed/console-kit'
import { createAlertTemplate } from '@airshed/console-kit/calls'
import { PageHeader, useNavigation, useSession, type ScreenProps } from '@airshed/kit'
import { useState } from 'react'
import { AlertForm } from './AlertForm.tsx'
import type { CreateTemplateParams } from './createTemplateParams.ts'
import { newTemplateOf } from './draft/alertBody.ts'
import { newDraft, NO_COVERS, type AlertDraft } from './draft/alertDraft.ts'
import { textOf } from './textOf.ts'

/** Creates a template: an alert for each device of a type or with a tag. */
export default function CreateTemplatePage({ intl }: ScreenProps<CreateTemplateParams>) {
  const { slug, organizations, can } = useSession()
  const { go } = useNavigation()
  const leaveUnasked = useLeaveUnasked()
  const text = textOf(intl)
  const managed = organizations.filter(({ id }) => can('manage_devices', id))
  const [start] = useState((): AlertDraft => {
    const choices = managed.map(({ id }) => ({ value: id }))
    return newDraft(firstOrganization(choices, slug) ?? null, NO_COVERS)
  })
  const { mutateAsync: create } = useChange(createAlertTemplate, {
    isShown: () => false,
    success: text('template.created'),
  })
  const form = useFormSaving<AlertDraft>({
    start,
    async onSave(draft) {
      await create({ body: newTemplateOf(draft) })
      leaveUnasked(() => go('alerts/templates'))
    },
  })
  const above = [
    { label: text('title'), to: 'alerts' },
    { label: text('templates.title'), to: 'alerts/templates' },
  ]
  return (
    <div>
      <Breadcrumb above={above} here={text('template.new')} />
      <PageHeader title={text('template.new')} />
      {managed.length === 0 ? (
        <NoRights
          permission="manage_devices"
          title={text('template.noRights')}
          text={text('edit.noRights.text')}
        />
      ) : (
        <AlertForm isNew form={form} intl={intl} onCancel={() => go('alerts/templates')} />
      )}
    </div>
  )
}
