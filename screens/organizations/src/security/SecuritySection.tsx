import { PageSection, QueryView, useCall, type OrganizationDetails } from '@airshed/console-kit'
import { getOrganizationSecurity } from '@airshed/console-kit/calls'
import { useSession, type PluginIntl } from '@airshed/kit'
import { FactorMissing } from './FactorMissing.tsx'
import { useRequiring } from './useRequiring.ts'
import './security.css'

export interface SecuritySectionProps {
  organization: OrganizationDetails
  intl: PluginIntl
}

/** Lets owners decide whether members need a second factor; nothing for everybody else. */
export function SecuritySection({ organization, intl }: SecuritySectionProps) {
  if (!organization.actions.includes('modify')) return null
  return <Security organization={organization} intl={intl} />
}

function Security({ organization, intl }: SecuritySectionProps) {
  const { config } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  const security = useCall(getOrganizationSecurity, { params: { id: organization.id } })
  const requiring = useRequiring(organization, intl)
  return (
    <div className="organization-support">
      <PageSection title={text('security.title')} lead={text('security.lead')}>
        {config.is_identity_external === true ? (
          <p className="air-muted">
            {intl.formatMessage({ id: 'security.external' }, { issuer: config.issuer })}
          </p>
        ) : null}
        <QueryView query={security} errorTitle={text('security.error')} skeletonHeightPx={24}>
          {({ requires_second_factor: isRequired, members_without: without }) => (
            <label className="bp6-control bp6-switch organization-security">
              <input
                type="checkbox"
                className="air-switch-input"
                role="switch"
                aria-checked={isRequired}
                checked={isRequired}
                disabled={requiring.isPending}
                onChange={() => requiring.ask(!isRequired, without)}
              />
              <span className="bp6-control-indicator" />
              {text('security.require')}
            </label>
          )}
        </QueryView>
        {requiring.isFactorMissing ? <FactorMissing intl={intl} /> : null}
      </PageSection>
      {requiring.dialog}
    </div>
  )
}
