import type { PluginIntl } from '@airshed/kit'

/**
 * Organizations that a device is shared with: "Harbour Authority and 2 other organizations". Those whose names are
 * not known are counted at the end.
 *
 * @param ids of the organizations; none: empty
 * @param names organization id → its name, of those that are known
 */
export function partyNames(
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
  intl: PluginIntl,
): string {
  const known = ids
    .flatMap((id) => names.get(id) ?? [])
    .toSorted((a, b) => a.localeCompare(b, intl.locale))
  const count = ids.length - known.length
  if (count === 0) return intl.formatList(known)
  if (count === 1 && known.length === 0) {
    return intl.formatMessage({ id: 'access.anotherOrganization' })
  }
  const others = intl.formatMessage({ id: 'access.otherOrganizations' }, { count })
  return intl.formatList([...known, others])
}
