import { FormDialog } from '@airshed/console-kit'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm, type PickerOption } from '@airshed/kit/forms'
import { useState } from 'react'
import { schema, uiSchema, type ShareForm } from './shareForm.ts'
import validator from './shareForm.ts?form-validator'

export interface OrganizationDialogProps {
  change: 'share' | 'remove_share' | 'lease' | 'payment_update'
  title: string
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
 * Asks with which organization devices are to be shared or unshared, to whom they are leased, or who pays.
 */
export function OrganizationDialog(props: OrganizationDialogProps) {
  const { change, title, choices, none = 'share.nobody', intl, onSubmit, onClose } = props
  const first = choices[0]?.value
  const [value, setValue] = useState<Partial<ShareForm>>(
    first === undefined ? {} : { organization_id: first },
  )
  const [isBusy, setBusy] = useState(false)
  const text = (id: string): string => intl.formatMessage({ id })
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
          <p>{text(choices.length === 0 ? none : `${change}.text`)}</p>
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
