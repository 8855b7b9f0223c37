import { QueryView, useCall } from '@airshed/console-kit'
import { getOrganization } from '@airshed/console-kit/calls'
import type { ScreenProps } from '@airshed/kit'
import { EditOrganization } from './EditOrganization.tsx'
import type { OrganizationParams } from './params.ts'

/** An organization, read or edited as the reader may. */
export default function OrganizationPage({ params, intl }: ScreenProps<OrganizationParams>) {
  const query = useCall(getOrganization, { params })
  return (
    <QueryView
      query={query}
      errorTitle={intl.formatMessage({ id: 'edit.error' })}
      skeletonHeightPx={480}
    >
      {(organization) => (
        <EditOrganization
          // A lock begins or ends what can be edited, and nothing else does.
          key={`${organization.id} ${organization.is_locked}`}
          organization={organization}
          intl={intl}
        />
      )}
    </QueryView>
  )
}
