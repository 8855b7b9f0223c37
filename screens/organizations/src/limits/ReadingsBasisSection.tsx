import {
  PageSection,
  useChange,
  useConfirmed,
  type OrganizationDetails,
} from '@airshed/console-kit'
import { updateOrganization } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { useId } from 'react'
import './limits.css'

type Basis = OrganizationDetails['readings_basis']

const BASES: readonly Basis[] = ['corrected', 'reported']

export interface ReadingsBasisSectionProps {
  organization: OrganizationDetails
  intl: PluginIntl
}

/**
 * Whether corrected or reported values count in the organization: chosen by whoever may change it, after a confirmation, as
 * figures of the past change too; everybody else reads it.
 */
export function ReadingsBasisSection({ organization, intl }: ReadingsBasisSectionProps) {
  const { id, name, readings_basis: chosen, actions } = organization
  const group = useId()
  const confirmed = useConfirmed('organization readings')
  const text = (key: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id: key }, values)
  const { mutateAsync, isPending } = useChange(updateOrganization, {
    success: text('saved', { name }),
    // The dialog shows errors.
    isShown: () => false,
  })
  const ask = (basis: Basis): void =>
    confirmed.start({
      confirm: {
        title: text(`basis.${basis}.ask`),
        text: text('basis.confirm.text'),
        confirmLabel: text('basis.confirm'),
        intent: 'primary',
      },
      run: () => mutateAsync({ params: { id }, body: { readings_basis: basis } }),
    })
  return (
    <div className="organization-support">
      <PageSection title={text('basis.title')} lead={text('basis.lead')}>
        <fieldset
          className="organization-limits"
          disabled={!actions.includes('modify') || isPending}
        >
          <legend className="air-visually-hidden">{text('basis.title')}</legend>
          {BASES.map((basis) => (
            <label key={basis}>
              <input
                type="radio"
                name={group}
                checked={basis === chosen}
                onChange={() => ask(basis)}
              />
              <span>
                {text(`basis.${basis}`)}{' '}
                <span className="air-muted">{text(`basis.${basis}.help`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </PageSection>
      {confirmed.dialog}
    </div>
  )
}
