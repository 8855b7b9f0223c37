import type { Messages, PluginIntl } from '@airshed/contract'
import { SchemaForm } from '@airshed/forms'
import type { Dashboard } from '@airshed/schemas'
import { Button, Dialog } from '@airshed/ui'
import { useState } from 'react'
import { useUpdateDashboard } from '../hooks/dashboardMutations.ts'
import { schema, type EditForm } from './editForm.ts'
import validator from './editForm.ts?form-validator'

export interface DashboardDialogProps {
  dashboard: Dashboard
  intl: PluginIntl
  onClose: () => void
}

const UI_SCHEMA = {
  'ui:order': ['name', 'description'],
  description: { 'ui:widget': 'textarea' },
}

/** Changes the name and the description of a dashboard. */
export default function EditDashboardDialog({ dashboard, intl, onClose }: DashboardDialogProps) {
  const update = useUpdateDashboard()
  const [value, setValue] = useState<Partial<EditForm>>({
    name: dashboard.name,
    description: dashboard.description,
  })
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'edit.title' })}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      <SchemaForm<EditForm>
        schema={schema}
        uiSchema={UI_SCHEMA}
        validator={validator}
        value={value}
        onChange={setValue}
        messages={intl.messages as Messages}
        submitLabel={intl.formatMessage({ id: 'save' })}
        disabled={update.isPending}
        actions={<Button text={intl.formatMessage({ id: 'cancel' })} onClick={onClose} />}
        onSubmit={({ name, description = '' }) => {
          update
            .mutateAsync({ id: dashboard.id, name: name.trim(), description })
            .then(onClose, () => undefined)
        }}
      />
    </Dialog>
  )
}
