import { firstOrganization, useAirshed, useChange, withOrganizations } from '@airshed/console-kit'
import { createIngestKey } from '@airshed/console-kit/calls'
import { useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm, type PickerOption } from '@airshed/kit/forms'
import { useState } from 'react'
import { KeyDialog } from '../secret/KeyDialog.tsx'
import { schema, uiSchema, type CreateForm } from './createForm.ts'
import { suggestedName } from './suggestedName.ts'
import validator from './createForm.ts?form-validator'

export interface CreateKeyDialogProps {
  intl: PluginIntl
  /** Organizations in which the reader may create keys. */
  choices: readonly PickerOption[]
  onClose: () => void
}

/** Asks what a new key is for, creates it, and shows it once. */
export function CreateKeyDialog({ intl, choices, onClose }: CreateKeyDialogProps) {
  const { slug } = useSession()
  const first = firstOrganization(choices, slug)
  const { clock } = useAirshed()
  const text = (id: string): string => intl.formatMessage({ id })
  const [value, setValue] = useState<Partial<CreateForm>>(() => ({
    ...(first === undefined ? {} : { organization_id: first }),
    name: suggestedName(clock.now(), intl),
  }))
  const { mutate, isPending, data } = useChange(createIngestKey, { success: text('create.done') })
  return (
    <KeyDialog
      title={text('create')}
      submitLabel={text('create')}
      isBusy={isPending}
      made={data}
      intl={intl}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <p>{text('create.text')}</p>
          <SchemaForm<CreateForm>
            id={formId}
            schema={schema}
            uiSchema={withOrganizations(uiSchema, choices)}
            validator={validator}
            value={value}
            onChange={setValue}
            messages={intl.messages as Messages}
            formContext={{ choices: { organization_id: choices } }}
            disabled={isPending}
            onSubmit={(body) => mutate({ body })}
          />
        </>
      )}
    </KeyDialog>
  )
}
