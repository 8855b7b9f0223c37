import { firstOrganization, FormDialog, useFormChange } from '@airshed/console-kit'
import { createFormationRequest } from '@airshed/console-kit/calls'
import { useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { schema, uiSchema, type AskForm } from './askForm.ts'
import validator from './askForm.ts?form-validator'

const WIDTH_PX = 560

export interface AskDialogProps {
  intl: PluginIntl
  onClose: () => void
}

/** Requests a new organization. Only managers of an organization may request one for a partner. */
export function AskDialog({ intl, onClose }: AskDialogProps) {
  const { slug, organizations, can } = useSession()
  const choices = organizations
    .filter(({ id }) => can('manage_organizations', id))
    .map(({ id, name }) => ({ value: id, label: name }))
  const [value, setValue] = useState<Partial<AskForm>>({ purpose: 'own' })
  const text = (id: string): string => intl.formatMessage({ id })
  const { mutate, isPending, issues } = useFormChange(createFormationRequest, {
    success: text('ask.done'),
  })
  const change = (next: Partial<AskForm>): void => {
    const first = firstOrganization(choices, slug)
    const isNew = next.purpose === 'partner' && next.organization_id === undefined
    setValue(isNew && first !== undefined ? { ...next, organization_id: first } : next)
  }
  const submit = ({ name, purpose, organization_id: id, note = '' }: AskForm): void =>
    mutate(
      {
        body: {
          name,
          note,
          ...(purpose === 'partner' && id !== undefined
            ? { is_for_partner: true, requester_organization_id: id }
            : {}),
        },
      },
      { onSuccess: onClose },
    )
  return (
    <FormDialog
      title={text('ask')}
      submitLabel={text('ask.submit')}
      isBusy={isPending}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <p>{text('ask.text')}</p>
          <SchemaForm<AskForm>
            id={formId}
            schema={schema}
            uiSchema={{
              ...uiSchema,
              purpose: choices.length === 0 ? { 'ui:enumDisabled': ['partner'] } : {},
            }}
            validator={validator}
            value={value}
            onChange={change}
            messages={intl.messages as Messages}
            formContext={{ choices: { organization_id: choices } }}
            issues={issues}
            disabled={isPending}
            onSubmit={submit}
          />
        </>
      )}
    </FormDialog>
  )
}
