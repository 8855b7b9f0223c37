import type { DeviceProfile, ListColumn } from '@airshed/console-kit'
import type { Node, PluginIntl } from '@airshed/kit'

/** Columns of the list, the device first. */
export function deviceColumns(
  intl: PluginIntl,
  profiles: readonly DeviceProfile[],
): readonly ListColumn<Node>[] {
  const text = (id: string): string => intl.formatMessage({ id })
  const nameOf = (id: string): string => profiles.find((one) => one.id === id)?.name ?? id
  const profile = (node: Node): string => nameOf(node.profile_id ?? node.default_profile_id)
  const chosen = ({ profile_id: id }: Node): string =>
    text(id === null ? 'chosen.default' : 'chosen.device')
  return [
    {
      id: 'device',
      header: text('column.device'),
      widthPx: 200,
      grow: 2,
      isTitle: true,
      cell: ({ presentName: name }) => name,
      value: ({ presentName: name }) => name,
    },
    {
      id: 'type',
      header: text('column.type'),
      widthPx: 150,
      grow: 1,
      isSortable: true,
      cell: ({ type }) => type,
      value: ({ type }) => type,
    },
    {
      id: 'profile',
      header: text('column.profile'),
      widthPx: 180,
      grow: 1,
      cell: profile,
      value: profile,
    },
    {
      id: 'chosen',
      header: text('column.chosen'),
      widthPx: 150,
      cell: chosen,
      value: chosen,
    },
  ]
}
