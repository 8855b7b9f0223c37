import { PageSection, type OrganizationDetails } from '@airshed/console-kit'
import { Button, useNavigation, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { DeleteDialog } from '../delete/DeleteDialog.tsx'

export interface DangerSectionProps {
  organization: OrganizationDetails
  intl: PluginIntl
}

/** Lets owners delete the organization; nothing for everybody else. */
export function DangerSection({ organization, intl }: DangerSectionProps) {
  const { go } = useNavigation()
  const [isAsking, setAsking] = useState(false)
  if (!organization.actions.includes('delete')) return null
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <div className="organization-support">
      <PageSection title={text('danger.title')} lead={text('danger.lead')}>
        <Button intent="danger" text={text('delete')} onClick={() => setAsking(true)} />
      </PageSection>
      {isAsking ? (
        <DeleteDialog
          organization={organization}
          intl={intl}
          onDeleted={() => go('/all/organizations', { replace: true })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
