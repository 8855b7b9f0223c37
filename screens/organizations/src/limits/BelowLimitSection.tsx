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

type Rule = OrganizationDetails['below_limit']

const RULES: readonly Rule[] = ['half', 'zero', 'excluded']

export interface BelowLimitSectionProps {
  organization: OrganizationDetails
  intl: PluginIntl
}

/**
 * How readings below their detection limit count in the organization: chosen by whoever may change it, after a confirmation,
 * as figures of the past change too; everybody else reads it.
 */
export function BelowLimitSection({ organization, intl }: BelowLimitSectionProps) {
  const { id, name, below_limit: chosen, is_recounting: isRecounting, actions } = organization
  const group = useId()
  const confirmed = useConfirmed('organization limits')
  const text = (key: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id: key }, values)
  const { mutateAsync, isPending } = useChange(updateOrganization, {
    success: text('saved', { name }),
    // The dialog shows errors.
    isShown: () => false,
  })
  const ask = (rule: Rule): void =>
    confirmed.start({
      confirm: {
        title: text(`limits.${rule}.ask`),
        text: text('limits.confirm.text'),
        confirmLabel: text('limits.confirm'),
        intent: 'primary',
      },
      run: () => mutateAsync({ params: { id }, body: { below_limit: rule } }),
    })
  return (
    <div className="organization-support">
      <PageSection title={text('limits.title')} lead={text('limits.lead')}>
        <fieldset
          className="organization-limits"
          disabled={!actions.includes('modify') || isPending}
        >
          <legend className="air-visually-hidden">{text('limits.title')}</legend>
          {RULES.map((rule) => (
            <label key={rule}>
              <input
                type="radio"
                name={group}
                checked={rule === chosen}
                onChange={() => ask(rule)}
              />
              <span>
                {text(`limits.${rule}`)}{' '}
                <span className="air-muted">{text(`limits.${rule}.help`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="organization-limits-state" role="status">
          {isRecounting ? text('limits.recounting') : ''}
        </p>
      </PageSection>
      {confirmed.dialog}
    </div>
  )
}
