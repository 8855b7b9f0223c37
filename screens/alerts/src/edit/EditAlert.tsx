import {
  ApiError,
  Callout,
  RecordPage,
  useAirshed,
  useChange,
  useFormSaving,
  type AlertDetails,
} from '@airshed/console-kit'
import { getAlert, updateAlert } from '@airshed/console-kit/calls'
import { StatusTag, useNavigation, type PluginIntl } from '@airshed/kit'
import { useRef, useState } from 'react'
import { alertTabs } from '../alertTabs.ts'
import { AlertForm } from './AlertForm.tsx'
import { ConflictCallout } from './ConflictCallout.tsx'
import { alertEditOf } from './draft/alertBody.ts'
import { draftOf, type AlertDraft } from './draft/alertDraft.ts'
import { textOf } from './textOf.ts'
import { useAlertSwitcher } from './useAlertSwitcher.ts'

export interface EditAlertProps {
  /** The alert the form starts with; a newer one does not change it. */
  alert: AlertDetails
  intl: PluginIntl
  /** The reader accepts the version saved by somebody else: the form has to start again. */
  onTaken: () => void
}

/** The form of one alert, on its page among the other tabs. */
export function EditAlert({ alert, intl, onTaken }: EditAlertProps) {
  const { api } = useAirshed()
  const { go } = useNavigation()
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
  const form = useFormSaving<AlertDraft>({
    start,
    async onSave(draft) {
      try {
        const saved = await update({ params: { id }, body: alertEditOf(draft, version.current) })
        version.current = saved.version
        setNewest(null)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          setNewest(await api.call(getAlert, { params: { id } }))
        }
        throw error
      }
    },
  })
  const saveOver = (theirs: AlertDetails): void => {
    version.current = theirs.version
    void form.save(form.value as AlertDraft)
  }
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
        {...(newest === null || form.saving.state !== 'refused'
          ? {}
          : {
              conflict: (
                <ConflictCallout
                  {...{ start, newest, intl }}
                  onTake={onTaken}
                  onKeep={() => saveOver(newest)}
                />
              ),
            })}
      />
    </RecordPage>
  )
}
