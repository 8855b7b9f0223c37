import { useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useMemo } from 'react'
import { schema, type CreateForm } from './createForm.ts'
import validator from './createForm.ts?form-validator'
import { organizationChoices } from './organizationChoices.ts'

const UI_SCHEMA = {
  'ui:order': ['organization_id', 'description', 'name'],
  organization_id: { 'ui:widget': 'select' },
  description: { 'ui:widget': 'textarea' },
}

export interface NewDashboardFormProps {
  /** For the submit button, which is outside the form. */
  id: string
  intl: PluginIntl
  value: Partial<CreateForm>
  isBusy: boolean
  onChange: (value: Partial<CreateForm>) => void
  onSubmit: (value: CreateForm) => void
}

/** Asks for organization, description and, last, the name of a new dashboard. */
export function NewDashboardForm(props: NewDashboardFormProps) {
  const { id, intl, value, isBusy, onChange, onSubmit } = props
  const { organizations, user } = useSession()
  const choices = useMemo(
    () => organizationChoices(organizations, user.permissions),
    [organizations, user.permissions],
  )
  return (
    <>
      {choices.length === 0 ? (
        <p className="dashboards-note" role="note">
          {intl.formatMessage({ id: 'create.noOrganization' })}
        </p>
      ) : null}
      <SchemaForm<CreateForm>
        id={id}
        schema={schema}
        uiSchema={UI_SCHEMA}
        validator={validator}
        value={value}
        onChange={onChange}
        messages={intl.messages as Messages}
        formContext={{ choices: { organization_id: choices } }}
        disabled={isBusy}
        onSubmit={({ name, ...rest }) => onSubmit({ ...rest, name: name.trim() })}
      />
    </>
  )
}
