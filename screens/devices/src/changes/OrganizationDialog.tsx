import { FormDialog, type NodeChangeOrder } from '@airshed/console-kit'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm, type PickerOption } from '@airshed/kit/forms'
import { useState } from 'react'
import { countedAs } from './countedAs.ts'
import { schema, uiSchema, type ShareForm } from './shareForm.ts'
import validator from './shareForm.ts?form-validator'

export interface OrganizationDialogProps {
  change: 'share' | 'remove_share' | 'lease' | 'payment_update'
  title: string
  devices: NodeChangeOrder['devices']
  /** Organizations to choose from. */
  choices: readonly PickerOption[]
  /** Id of the words for why there is none to choose. Default `share.nobody`. */
  none?: string
  intl: PluginIntl
  /** Starts the change; errors have been shown to the reader, and the dialog stays open. */
  onSubmit: (organizationId: string) => Promise<void>
  onClose: () => void
}

/**
 * Asks with which organization devices are to be shared or unshared, to whom they are leased, or who pays. Of several,
 * none is chosen in advance.
 */
export function OrganizationDialog(props: OrganizationDialogProps) {
  const { change, title, devices, choices, none = 'share.nobody', intl, onSubmit, onClose } = props
  const [only, another] = choices
  const [value, setValue] = useState<Partial<ShareForm>>(
    only === undefined || another !== undefined ? {} : { organization_id: only.value },
  )
  const [isBusy, setBusy] = useState(false)
  const text = (id: string, values?: { count: number }): string =>
    intl.formatMessage({ id }, values)
  const submit = async ({ organization_id: id }: ShareForm): Promise<void> => {
    setBusy(true)
    await onSubmit(id).then(onClose, () => setBusy(false))
  }
  return (
    <FormDialog
      title={title}
      submitLabel={text(`action.${change}`)}
      intent={change === 'remove_share' ? 'danger' : 'primary'}
      isBusy={isBusy}
      canSubmit={choices.length > 0}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <p>
            {choices.length === 0
              ? text(none)
              : text(`${change}.text`, { count: countedAs(devices) })}
          </p>
          {choices.length === 0 ? null : (
            <SchemaForm<ShareForm>
              id={formId}
              schema={schema}
              uiSchema={uiSchema}
              validator={validator}
              value={value}
              onChange={setValue}
              messages={intl.messages as Messages}
              formContext={{ choices: { organization_id: choices } }}
              disabled={isBusy}
              onSubmit={(form) => void submit(form)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
