import type { Messages } from '@airshed/contract'
import { SchemaForm } from '@airshed/forms'
import { Button, Dialog } from '@airshed/ui'
import { useMemo, useState } from 'react'
import { useShareDashboard } from '../hooks/dashboardMutations.ts'
import { useAirshed } from '@airshed/kit/provider'
import type { DashboardDialogProps } from './EditDashboardDialog.tsx'
import { schema, type ShareForm } from './shareForm.ts'
import { targetsOf } from './targetsOf.ts'
import validator from './shareForm.ts?form-validator'

const UI_SCHEMA = { organization_id: { 'ui:widget': 'select' } }

/** Gives another organization a shared copy of a dashboard. */
export default function ShareDashboardDialog({ dashboard, intl, onClose }: DashboardDialogProps) {
  const { organizations, user } = useAirshed().session
  const share = useShareDashboard()
  const [value, setValue] = useState<Partial<ShareForm>>({})
  const targets = useMemo(
    () => targetsOf(dashboard, organizations, user.permissions),
    [organizations, user.permissions, dashboard],
  )
  const { id, name } = dashboard
  return (
    <Dialog isOpen title={intl.formatMessage({ id: 'share.title' }, { name })} onClose={onClose}>
      <p>{intl.formatMessage({ id: 'share.text' })}</p>
      <SchemaForm<ShareForm>
        schema={schema}
        uiSchema={UI_SCHEMA}
        validator={validator}
        value={value}
        onChange={setValue}
        messages={intl.messages as Messages}
        formContext={{
          choices: {
            organization_id: targets.map((target) => ({ value: target.id, label: target.name })),
          },
        }}
        submitLabel={intl.formatMessage({ id: 'share' })}
        disabled={share.isPending}
        actions={<Button text={intl.formatMessage({ id: 'cancel' })} onClick={onClose} />}
        onSubmit={({ organization_id: chosen }) => {
          const target = targets.find((organization) => organization.id === chosen)
          if (target === undefined) return
          share
            .mutateAsync({ id, organizationExternalId: target.external_id })
            .then(onClose, () => undefined)
        }}
      />
    </Dialog>
  )
}
