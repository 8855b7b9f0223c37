import {
  Dialog,
  useCreateDashboard,
  useNavigation,
  useSession,
  type PluginIntl,
} from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { createForm, type CreateForm } from './createForm.ts'
import { createForm as validator } from './generated/validator.js'
import { organizationChoices, schemaWithOrganizations } from './organizationChoices.ts'

export interface CreateDialogProps {
  intl: PluginIntl
  onClose: () => void
}

/** Asks for name, description and organization, and goes to the new dashboard. */
export default function CreateDialog({ intl, onClose }: CreateDialogProps) {
  const { organizations, user, slug } = useSession()
  const create = useCreateDashboard()
  const { go } = useNavigation()
  const choices = organizationChoices(organizations, user.permissions)
  const initial: Partial<CreateForm> = choices.some(({ id }) => id === slug)
    ? { organization_id: slug }
    : choices.length === 1
      ? { organization_id: choices[0]!.id }
      : {}
  return (
    <Dialog isOpen title={intl.formatMessage({ id: 'new' })} onClose={onClose}>
      <SchemaForm
        schema={schemaWithOrganizations(createForm, choices)}
        uiSchema={{ description: { 'ui:widget': 'textarea' } }}
        validator={validator}
        intl={intl}
        initialValue={initial}
        submitLabel={intl.formatMessage({ id: 'create' })}
        isBusy={create.isPending}
        onCancel={onClose}
        onSubmit={(value) => {
          create.mutate(value as CreateForm, {
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
