import { FormDialog, type NodeChangeOrder } from '@airshed/console-kit'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm, type PickerOption } from '@airshed/kit/forms'
import { useState } from 'react'
import { Consequences } from './Consequences.tsx'
import { countedAs } from './countedAs.ts'
import { schema, uiSchema, type TransferForm } from './transferForm.ts'
import validator from './transferForm.ts?form-validator'

export interface TransferDialogProps {
  title: string
  devices: NodeChangeOrder['devices']
  /** Organizations that can receive the devices: those in which the reader has manager access. */
  receivers: readonly PickerOption[]
  /** Organizations that can pay for them. */
  payers: readonly PickerOption[]
  intl: PluginIntl
  /** Starts the change; errors have been shown to the reader, and the dialog stays open. */
  onSubmit: (form: TransferForm) => Promise<void>
  onClose: () => void
}

/** Asks who receives devices and who pays for them, and shows what ends with the transfer. */
export function TransferDialog(props: TransferDialogProps) {
  const { title, devices, receivers, payers, intl, onSubmit, onClose } = props
  const [value, setValue] = useState<Partial<TransferForm>>({})
  const [isBusy, setBusy] = useState(false)
  const text = (id: string, values?: { count: number }): string =>
    intl.formatMessage({ id }, values)
  const { to_organization_id: receiver, payment_organization_id: payer } = value
  const order =
    receiver === undefined || payer === undefined
      ? null
      : ({ change: 'transfer', devices, ...(value as TransferForm) } as const)
  const submit = async (form: TransferForm): Promise<void> => {
    setBusy(true)
    await onSubmit(form).then(onClose, () => setBusy(false))
  }
  return (
    <FormDialog
      title={title}
      submitLabel={text('action.transfer')}
      intent="danger"
      isBusy={isBusy}
      canSubmit={receivers.length > 0}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <p>
            {receivers.length === 0
              ? text('transfer.nobody')
              : text('transfer.text', { count: countedAs(devices) })}
          </p>
          {receivers.length === 0 ? null : (
            <SchemaForm<TransferForm>
              id={formId}
              schema={schema}
              uiSchema={uiSchema}
              validator={validator}
              value={value}
              onChange={setValue}
              messages={intl.messages as Messages}
              formContext={{
                choices: { to_organization_id: receivers, payment_organization_id: payers },
              }}
              disabled={isBusy}
              onSubmit={(form) => void submit(form)}
            />
          )}
          {order === null ? null : <Consequences order={order} intl={intl} />}
        </>
      )}
    </FormDialog>
  )
}
