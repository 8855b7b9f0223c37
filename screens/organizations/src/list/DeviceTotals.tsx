import type { OrganizationRow } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

export interface DeviceTotalsProps {
  organization: OrganizationRow
  intl: PluginIntl
}

/** How many devices of each type an organization has, and how many members. */
export function DeviceTotals({ organization, intl }: DeviceTotalsProps) {
  const { stats = {}, node_count: devices = 0, member_count: members = 0 } = organization
  const count = (id: string, value: number): string => intl.formatMessage({ id }, { count: value })
  const types = Object.entries(stats).toSorted(([a], [b]) => a.localeCompare(b))
  return (
    <div className="organization-totals">
      <p>
        {count('devices', devices)} · {count('members', members)}
      </p>
      {types.length === 0 ? null : (
        <dl>
          {types.map(([type, number]) => (
            <div key={type}>
              <dt>{type}</dt>
              <dd>{intl.formatNumber(number)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
