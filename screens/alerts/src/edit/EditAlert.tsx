import {
  ApiError,
  Callout,
  RecordPage,
  useAirshed,
  useChange,
  useFormSaving,
  useLeaveUnasked,
  type AlertDetails,
} from '@airshed/console-kit'
import { createAlert, getAlert, updateAlert } from '@airshed/console-kit/calls'
import { StatusTag, useNavigation, type PluginIntl } from '@airshed/kit'
import { useRef, useState } from 'react'
import { alertTabs } from '../alertTabs.ts'
import { AlertForm } from './AlertForm.tsx'
import { ConflictCallout } from './ConflictCallout.tsx'
import { alertEditOf, newAlertOf } from './draft/alertBody.ts'
import { draftOf, type AlertDraft } from './draft/alertDraft.ts'
import { GoneCallout } from './GoneCallout.tsx'
import { textOf } from './textOf.ts'
import { useAlertSwitcher } from './useAlertSwitcher.ts'

export interface EditAlertProps {
  /** The alert the form starts with; a newer one does not change it. */
  alert: AlertDetails
  /** It was deleted meanwhile. */
  isGone: boolean
  intl: PluginIntl
  /** The reader accepts the version saved by somebody else: the form has to start again. */
  onTaken: () => void
}

/** The form of one alert, on its page among the other tabs. */
export function EditAlert({ alert, isGone, intl, onTaken }: EditAlertProps) {
  const { api } = useAirshed()
  const { go } = useNavigation()
  const leaveUnasked = useLeaveUnasked()
  const text = textOf(intl)
  const switcher = useAlertSwitcher(alert, intl)
  const [start] = useState(() => draftOf(alert))
  const version = useRef(alert.version)
  const [newest, setNewest] = useState<AlertDetails | null>(null)
  const { mutateAsync: update } = useChange(updateAlert, {
    isShown: () => false,
    success: text('edit.saved'),
  })
  const { _id: id, name, statusType, data_points: rules } = alert
  const { mutateAsync: create } = useChange(createAlert, {
    isShown: () => false,
    success: text('edit.created'),
  })
  const [wasLost, setLost] = useState(false)
  const isLost = isGone || wasLost
  const form = useFormSaving<AlertDraft>({
    start,
    async onSave(draft) {
      if (isLost) {
        await create({ body: newAlertOf(draft) })
        leaveUnasked(() => go('alerts'))
        return
      }
      try {
        const saved = await update({ params: { id }, body: alertEditOf(draft, version.current) })
        version.current = saved.version
        setNewest(null)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          setNewest(await api.call(getAlert, { params: { id } }))
        }
        if (error instanceof ApiError && error.status === 404) setLost(true)
        throw error
      }
    },
  })
  const saveOver = (theirs: AlertDetails): void => {
    version.current = theirs.version
    void form.save(form.value as AlertDraft)
  }
  const conflict = isLost ? (
    <GoneCallout what="alert" intl={intl} />
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
      above={[{ label: text('title'), to: 'alerts' }]}
      status={<StatusTag status={statusType} label={text(`state.${statusType}`)} />}
      tabs={alertTabs(alert, intl)}
      currentTab="edit"
      {...(switcher === undefined ? {} : { switcher })}
    >
      {rules === null ? (
        <Callout intent="warning" compact>
          {text('edit.unreadable')}
        </Callout>
      ) : null}
      <AlertForm
        isNew={false}
        form={form}
        intl={intl}
        onCancel={() => go('alerts')}
        {...(conflict === null ? {} : { conflict })}
        {...(isLost ? { saveLabel: text('edit.gone.saveAsNew', { what: 'alert' }) } : {})}
      />
    </RecordPage>
  )
}
