import { QueryView, useCall } from '@airshed/console-kit'
import { getOrganization } from '@airshed/console-kit/calls'
import type { ScreenProps } from '@airshed/kit'
import { EditOrganization } from './EditOrganization.tsx'
import type { OrganizationParams } from './params.ts'

/** How often a page looks whether readings are still being counted again. */
const RECOUNT_POLL_MS = 3_000

/** An organization, read-only or editable depending on the reader's rights. */
export default function OrganizationPage({ params, intl }: ScreenProps<OrganizationParams>) {
  const query = useCall(
    getOrganization,
    { params },
    // Nothing notifies a page when the count is done.
    { askAgainMs: (answer) => (answer?.is_recounting === true ? RECOUNT_POLL_MS : false) },
  )
  return (
    <QueryView
      query={query}
      errorTitle={intl.formatMessage({ id: 'edit.error' })}
      skeletonHeightPx={480}
    >
      {(organization) => (
        <EditOrganization
          // Only locking or unlocking changes what can be edited.
          key={`${organization.id} ${organization.is_locked}`}
          organization={organization}
          intl={intl}
        />
      )}
    </QueryView>
  )
}
