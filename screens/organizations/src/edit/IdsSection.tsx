import { CopyButton, FactList, PageSection, type OrganizationDetails } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

const NAMES_PX = 160

export interface IdsSectionProps {
  organization: Pick<OrganizationDetails, 'id' | 'external_id'>
  intl: PluginIntl
}

/** The ids by which others address the organization, to be copied. */
export function IdsSection({ organization, intl }: IdsSectionProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const fact = (id: 'id' | 'customer', value: string) => ({
    id,
    name: text(`ids.${id}`),
    value: (
      <span className="organization-id">
        <code>{value}</code>
        <CopyButton text={value} label={text(`ids.copy.${id}`)} />
      </span>
    ),
  })
  return (
    <div className="organization-support organization-ids">
      <PageSection title={text('ids.title')} lead={text('ids.lead')}>
        <FactList
          nameWidthPx={NAMES_PX}
          facts={[fact('id', organization.id), fact('customer', organization.external_id)]}
        />
      </PageSection>
    </div>
  )
}
