import {
  Button,
  Dialog,
  useCreateDashboard,
  useNavigation,
  useSession,
  type Messages,
  type PluginIntl,
} from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useMemo, useState } from 'react'
import { createForm, type CreateForm } from './createForm.ts'
import { createForm as validator } from './generated/validator.js'
import { organizationChoices } from './organizationChoices.ts'

export interface CreateDialogProps {
  intl: PluginIntl
  onClose: () => void
}

const UI_SCHEMA = {
  'ui:order': ['name', 'organization_id', 'description'],
  description: { 'ui:widget': 'textarea' },
}

/** Asks for name, description and organization, and goes to the new dashboard. */
export default function CreateDialog({ intl, onClose }: CreateDialogProps) {
  const { organizations, user, slug } = useSession()
  const create = useCreateDashboard()
  const { go } = useNavigation()
  const choices = useMemo(
    () => organizationChoices(organizations, user.permissions),
    [organizations, user.permissions],
  )
  const [value, setValue] = useState<Partial<CreateForm>>(() => {
    const own = choices.find((choice) => choice.value === slug) ?? choices[0]
    return own === undefined ? {} : { organization_id: own.value }
  })
  return (
    <Dialog isOpen title={intl.formatMessage({ id: 'new' })} onClose={onClose}>
      <SchemaForm<CreateForm>
        schema={createForm}
        uiSchema={UI_SCHEMA}
        validator={validator}
        value={value}
        onChange={setValue}
        messages={intl.messages as Messages}
        formContext={{ choices: { organization_id: choices } }}
        submitLabel={intl.formatMessage({ id: 'create' })}
        disabled={create.isPending}
        actions={<Button text={intl.formatMessage({ id: 'cancel' })} onClick={onClose} />}
        onSubmit={(wanted) => {
          create.mutate(wanted, {
            onSuccess: ({ id, organization_id: organization }) => {
              onClose()
              go(`/${organization}/dashboards/${encodeURIComponent(id)}`)
            },
          })
        }}
      />
    </Dialog>
  )
}
