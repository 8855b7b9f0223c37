import type { PluginIntl } from '@airshed/kit'
import { partyNames } from '../details/partyNames.ts'

export interface SharedBadgeProps {
  /** Ids of the organizations that a device is shared with. */
  ids: readonly string[]
  /** The lessee that uses it instead of its owner; null: it is not leased. */
  leasedTo: string | null
  /** Organization id → its name, for all that the reader belongs to. */
  organizations: ReadonlyMap<string, string>
  intl: PluginIntl
}

/**
 * With whom a device is shared: by name if the reader knows it, otherwise the number; or to whom it is
 * leased, as no device is both.
 */
export function SharedBadge({ ids, leasedTo, organizations, intl }: SharedBadgeProps) {
  if (leasedTo !== null) {
    const name =
      organizations.get(leasedTo) ?? intl.formatMessage({ id: 'event.anotherOrganization' })
    return (
      <span className="devices-shared" title={name}>
        {intl.formatMessage({ id: 'leased.to' }, { name })}
      </span>
    )
  }
  if (ids.length === 0) return null
  const [only, ...others] = ids.map((id) => organizations.get(id))
  const all = partyNames(ids, organizations, intl)
  return (
    <span
      className="devices-shared"
      title={intl.formatMessage({ id: 'shared.with' }, { names: all })}
    >
      {only !== undefined && others.length === 0
        ? only
        : intl.formatMessage({ id: 'shared.count' }, { count: ids.length })}
    </span>
  )
}
