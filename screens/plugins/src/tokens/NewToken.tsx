import { useCreateToken, type ApiTokenCreated } from '@airshed/console-kit'
import { Button, useSession, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { OrganizationChoice } from '../OrganizationChoice.tsx'
import { useManaged } from '../useManaged.ts'

export interface NewTokenProps {
  intl: PluginIntl
  onMade: (token: ApiTokenCreated) => void
}

/** Makes a token for one of the organizations in which one may. */
export function NewToken({ intl, onMade }: NewTokenProps) {
  const { can } = useSession()
  const managed = useManaged().filter(({ id }) => can('manage_tokens', id))
  const [organization, setOrganization] = useState(managed[0]?.id)
  const { mutate, isPending } = useCreateToken()
  if (organization === undefined) {
    return <p className="plugins-muted">{intl.formatMessage({ id: 'tokens.noRightToCreate' })}</p>
  }
  return (
    <div className="plugins-new-token">
      <OrganizationChoice
        label={intl.formatMessage({ id: 'tokens.organization' })}
        organizations={managed}
        value={organization}
        onChange={setOrganization}
      />
      <Button
        intent="primary"
        text={intl.formatMessage({ id: 'tokens.create' })}
        loading={isPending}
        onClick={() =>
          mutate(
            { organization_id: organization, capabilities: ['publish_plugins'] },
            { onSuccess: onMade },
          )
        }
      />
    </div>
  )
}
