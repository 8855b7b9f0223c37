import { FormDialog, type NodeChangeOrder } from '@airshed/console-kit'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { Consequences } from './Consequences.tsx'
import { countedAs } from './countedAs.ts'
import { schema, type TypedForm } from './typedForm.ts'
import validator from './typedForm.ts?form-validator'

export interface RemovalDialogProps {
  change: 'reset' | 'delete'
  title: string
  devices: NodeChangeOrder['devices']
  /** Serial of the only device, which is typed to confirm; null: the number of devices is typed. */
  serial: string | null
  intl: PluginIntl
  /** Starts the change; errors have been shown to the reader, and the dialog stays open. */
  onSubmit: () => Promise<void>
  onClose: () => void
}

/** Shows what is lost with devices, and asks for their serial or number as confirmation. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { change, title, devices, serial, intl, onSubmit, onClose } = props
  const [value, setValue] = useState<Partial<TypedForm>>({})
  const [expected, setExpected] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = (id: string, values?: { count: number }): string =>
    intl.formatMessage({ id }, values)
  const isConfirmed = expected !== null && value.typed?.trim() === expected
  const submit = async (): Promise<void> => {
    if (!isConfirmed) return
    setBusy(true)
    await onSubmit().then(onClose, () => setBusy(false))
  }
  return (
    <FormDialog
      title={title}
      submitLabel={text(`action.${change}`)}
      intent="danger"
      isBusy={isBusy}
      canSubmit={isConfirmed}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <p>{text(`${change}.text`, { count: countedAs(devices) })}</p>
          <Consequences order={{ change, devices }} intl={intl}>
            {({ of }) => {
              const word = serial ?? String(of)
              return (
                <>
                  <p>
                    {intl.formatMessage(
                      { id: serial === null ? 'typed.number' : 'typed.serial' },
                      { word },
                    )}
                  </p>
                  <SchemaForm<TypedForm>
                    id={formId}
                    schema={schema}
                    validator={validator}
                    value={value}
                    onChange={(next) => {
                      setValue(next)
                      setExpected(word)
                    }}
                    messages={intl.messages as Messages}
                    disabled={isBusy}
                    onSubmit={() => void submit()}
                  />
                </>
              )
            }}
          </Consequences>
        </>
      )}
    </FormDialog>
  )
}
