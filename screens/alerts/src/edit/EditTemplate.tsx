import {
  ApiError,
  RecordPage,
  useAirshed,
  useChange,
  useFormSaving,
  useLeaveUnasked,
  type AlertTemplateDetails,
} from '@airshed/console-kit'
import {
  createAlertTemplate,
  getAlertTemplate,
  updateAlertTemplate,
} from '@airshed/console-kit/calls'
import { StatusTag, useNavigation, type PluginIntl } from '@airshed/kit'
import { useRef, useState } from 'react'
import { AlertForm } from './AlertForm.tsx'
import { ConflictCallout } from './ConflictCallout.tsx'
import { newTemplateOf, templateEditOf } from './draft/alertBody.ts'
import { draftOf, type AlertDraft } from './draft/alertDraft.ts'
import { GoneCallout } from './GoneCallout.tsx'
import { textOf } from './textOf.ts'

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
  const [start] = useState(() => draftOf(template))
  const version = useRef(template.version)
  const [newest, setNewest] = useState<AlertTemplateDetails | null>(null)
  const { mutateAsync: update } = useChange(updateAlertTemplate, {
    isShown: () => false,
    success: text('template.saved'),
  })
  const { mutateAsync: create } = useChange(createAlertTemplate, {
    isShown: () => false,
    success: text('template.created'),
  })
  const { _id: id, name, status, alerts } = template
  const [wasLost, setLost] = useState(false)
  const isLost = isGone || wasLost
  const form = useFormSaving<AlertDraft>({
    start,
    async onSave(draft) {
      if (isLost) {
        await create({ body: newTemplateOf(draft) })
        leaveUnasked(() => go('alerts/templates'))
        return
      }
      try {
        const saved = await update({ params: { id }, body: templateEditOf(draft, version.current) })
        version.current = saved.version
        setNewest(null)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          setNewest(await api.call(getAlertTemplate, { params: { id } }))
        }
        if (error instanceof ApiError && error.status === 404) setLost(true)
        throw error
      }
    },
  })
  const saveOver = (theirs: AlertTemplateDetails): void => {
    version.current = theirs.version
    void form.save(form.value as AlertDraft)
  }
  const above = [
    { label: text('title'), to: 'alerts' },
    { label: text('templates.title'), to: 'alerts/templates' },
  ]
  const conflict = isLost ? (
    <GoneCallout what="template" intl={intl} />
  ) : newest !== null && form.saving.state === 'refused' ? (
    <ConflictCallout
      {...{ start, newest, intl }}
      onTake={onTaken}
      onKeep={() => saveOver(newest)}
    />
  ) : null
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
        form={form}
        intl={intl}
        onCancel={() => go('alerts/templates')}
        {...(conflict === null ? {} : { conflict })}
        {...(isLost ? { saveLabel: text('edit.gone.saveAsNew', { what: 'template' }) } : {})}
      />
    </RecordPage>
  )
}
