import { FormDialog, useChange, useShowError, useToaster } from '@airshed/console-kit'
import { transferNode } from '@airshed/console-kit/calls'
import { useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { eachDevice } from '../list/eachDevice.ts'
import type { AskedDevices } from '../list/useCalibrationActions.tsx'
import { serialsText } from '../rules/serialsText.ts'
import { schema, uiSchema, type TransferForm } from './transferForm.ts'
import validator from './transferForm.ts?form-validator'

export interface TransferDialogProps {
  asked: AskedDevices
  intl: PluginIntl
  /** Called once some of them were given away. */
  onTransferred: () => void
  onClose: () => void
}

/** Asks who receives devices and who pays for them, and gives them away one by one. */
export function TransferDialog(props: TransferDialogProps) {
  const { asked, intl, onTransferred, onClose } = props
  const { organizations, can } = useSession()
  const toaster = useToaster()
  const showError = useShowError()
  const { mutateAsync } = useChange(transferNode, { isShown: () => false })
  const [value, setValue] = useState<Partial<TransferForm>>({})
  const [isBusy, setBusy] = useState(false)
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const managed = organizations
    .filter(({ id }) => can('manage_devices', id))
    .map(({ id, name }) => ({ value: id, label: name }))
  const owners = new Set(asked.devices.map(({ organization_id: id }) => id))
  const receivers = managed.filter(({ value: id }) => owners.size > 1 || !owners.has(id))
  const transfer = async ({
    selectedOrganization: orgId,
    selectedBilling: payment,
  }: TransferForm): Promise<void> => {
    setBusy(true)
    const { done, errors } = await eachDevice(asked.devices, ({ node_id: id }) =>
      mutateAsync({ params: { id, orgId }, body: { payment } }),
    )
    if (done.length > 0) {
      const serials = serialsText(done, (count) => text('more', { count }))
      toaster.show({
        message: text('transfer.done', { serials, count: done.length }),
        intent: 'success',
      })
    }
    for (const error of errors.slice(0, 1)) showError(error, 'transfer devices')
    if (done.length > 0) onTransferred()
    asked.done()
    onClose()
  }
  return (
    <FormDialog
      title={text('transfer.title', { count: asked.devices.length })}
      submitLabel={text('transfer')}
      intent="danger"
      isBusy={isBusy}
      canSubmit={receivers.length > 0}
      onClose={onClose}
    >
      {(formId) =>
        receivers.length === 0 ? (
          <p>{text('transfer.nobody')}</p>
        ) : (
          <>
            <p>{text('transfer.text', { count: asked.devices.length })}</p>
            <SchemaForm<TransferForm>
              id={formId}
              schema={schema}
              uiSchema={uiSchema}
              validator={validator}
              value={value}
              onChange={setValue}
              messages={intl.messages as Messages}
              formContext={{
                choices: { selectedOrganization: receivers, selectedBilling: managed },
              }}
              disabled={isBusy}
              onSubmit={(form) => void transfer(form)}
            />
          </>
        )
      }
    </FormDialog>
  )
}
