import {
  Callout,
  RecordPage,
  useAirshed,
  useChange,
  useLeaveUnasked,
  type AlertDetails,
} from '@airshed/console-kit'
import { createAlert, getAlert, updateAlert } from '@airshed/console-kit/calls'
import { StatusTag, useNavigation, type PluginIntl } from '@airshed/kit'
import { alertTabs } from '../alertTabs.ts'
import { AlertForm } from './AlertForm.tsx'
import { alertEditOf, newAlertOf } from './draft/alertBody.ts'
import { editNotice } from './editNotice.tsx'
import { textOf } from './textOf.ts'
import { useEditForm } from './useEditForm.ts'
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
  const { mutateAsync: update } = useChange(updateAlert, {
    isShown: () => false,
    success: text('edit.saved'),
  })
  const { _id: id, name, statusType, data_points: rules } = alert
  const { mutateAsync: create } = useChange(createAlert, {
    isShown: () => false,
    success: text('edit.created'),
  })
  const edit = useEditForm({
    stored: alert,
    isGone,
    update: (draft, version) => update({ params: { id }, body: alertEditOf(draft, version) }),
    read: () => api.call(getAlert, { params: { id } }),
    async saveAsNew(draft) {
      await create({ body: newAlertOf(draft) })
      leaveUnasked(() => go('alerts'))
    },
  })
  const notice = editNotice(edit, { what: 'alert', intl, onTaken })
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
        form={edit.form}
        intl={intl}
        onCancel={() => go('alerts')}
        {...(notice === null ? {} : { conflict: notice })}
        {...(edit.isLost ? { saveLabel: text('edit.gone.saveAsNew', { what: 'alert' }) } : {})}
      />
    </RecordPage>
  )
}
