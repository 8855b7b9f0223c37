import { PageSection, useConfirmed, type OrganizationDetails } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useLocking } from '../useLocking.ts'

export interface LockSectionProps {
  organization: OrganizationDetails
  intl: PluginIntl
}

/** Lets support lock the organization, or unlock it; nothing for everybody else. */
export function LockSection({ organization, intl }: LockSectionProps) {
  const confirmed = useConfirmed('organization')
  const locking = useLocking(intl)(organization)
  if (locking === null) return null
  const { id, label } = locking
  return (
    <div className="organization-support">
      <PageSection
        title={intl.formatMessage({ id: 'support.title' })}
        lead={intl.formatMessage({ id: `support.${id}` })}
      >
        <Button
          {...(id === 'lock' ? { intent: 'danger' as const } : {})}
          text={label}
          onClick={() => confirmed.start(locking)}
        />
      </PageSection>
      {confirmed.dialog}
    </div>
  )
}
