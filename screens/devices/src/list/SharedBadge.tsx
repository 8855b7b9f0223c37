import type { PluginIntl } from '@airshed/kit'

export interface SharedBadgeProps {
  /** Ids of the organizations that a device is shared with. */
  ids: readonly string[]
  /** Organization id → its name, of all that the reader belongs to. */
  organizations: ReadonlyMap<string, string>
  intl: PluginIntl
}

/** With whom a device is shared: by name where the reader knows it, else how many they are. */
export function SharedBadge({ ids, organizations, intl }: SharedBadgeProps) {
  if (ids.length === 0) return null
  const [only, ...others] = ids.map((id) => organizations.get(id))
  const all = intl.formatList(ids.map((id) => organizations.get(id) ?? id))
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
