import {
  RecordPage,
  useAirshed,
  useChange,
  useLeaveUnasked,
  type AlertTemplateDetails,
} from '@airshed/console-kit'
import {
  createAlertTemplate,
  getAlertTemplate,
  updateAlertTemplate,
} from '@airshed/console-kit/calls'
import { StatusTag, useNavigation, type PluginIntl } from '@airshed/kit'
import { AlertForm } from './AlertForm.tsx'
import { newTemplateOf, templateEditOf } from './draft/alertBody.ts'
import { editNotice } from './editNotice.tsx'
import { textOf } from './textOf.ts'
import { useEditForm } from './useEditForm.ts'

export interface EditTemplateProps {
  /** The template the form starts with; a newer one does not change it. */
  template: AlertTemplateDetails
  /** It was deleted meanwhile. */
  isGone: boolean
  intl: PluginIntl
  /** The reader accepts the version saved by somebody else: the form has to start again. */
  onTaken: () => void
}

/** The form of one template. */
export function EditTemplate({ template, isGone, intl, onTaken }: EditTemplateProps) {
  const { api } = useAirshed()
  const { go } = useNavigation()
  const leaveUnasked = useLeaveUnasked()
  const text = textOf(intl)
  const { mutateAsync: update } = useChange(updateAlertTemplate, {
    isShown: () => false,
    success: text('template.saved'),
  })
  const { mutateAsync: create } = useChange(createAlertTemplate, {
    isShown: () => false,
    success: text('template.created'),
  })
  const { _id: id, name, status, alerts } = template
  const edit = useEditForm({
    stored: template,
    isGone,
    update: (draft, version) => update({ params: { id }, body: templateEditOf(draft, version) }),
    read: () => api.call(getAlertTemplate, { params: { id } }),
    async saveAsNew(draft) {
      await create({ body: newTemplateOf(draft) })
      leaveUnasked(() => go('alerts/templates'))
    },
  })
  const above = [
    { label: text('title'), to: 'alerts' },
    { label: text('templates.title'), to: 'alerts/templates' },
  ]
  const notice = editNotice(edit, { what: 'template', intl, onTaken })
  return (
    <RecordPage
      title={name}
      above={above}
      status={<StatusTag status={status} label={text(`templates.status.${status}`)} />}
      note={text('template.effect', { count: alerts.total })}
    >
      <AlertForm
        isNew={false}
        points={template.points}
        form={edit.form}
        intl={intl}
        onCancel={() => go('alerts/templates')}
        {...(notice === null ? {} : { conflict: notice })}
        {...(edit.isLost ? { saveLabel: text('edit.gone.saveAsNew', { what: 'template' }) } : {})}
      />
    </RecordPage>
  )
}
