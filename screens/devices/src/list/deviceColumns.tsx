import { organizationColumn, timeColumn, type ListColumn } from '@airshed/console-kit'
import { StatusTag, type Node, type PluginIntl } from '@airshed/kit'
import { SharedBadge } from './SharedBadge.tsx'

export interface DeviceColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Organization id → its name, for all that the reader belongs to. */
  organizations: ReadonlyMap<string, string>
  /** Devices of several organizations are shown. */
  isOfAll: boolean
}

/** Columns of the list, the status first. */
export function deviceColumns(options: DeviceColumnsOptions): readonly ListColumn<Node>[] {
  const { intl, nowMs, organizations, isOfAll } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const nameOf = (id: string | null): string =>
    id === null ? '' : (organizations.get(id) ?? text('access.anotherOrganization'))
  return [
    {
      id: 'status',
      header: text('column.status'),
      widthPx: 124,
      isSortable: true,
      narrow: 'badge',
      cell: ({ statusType }) => (
        <StatusTag status={statusType} label={text(`status.${statusType}`)} />
      ),
      value: ({ statusType }) => text(`status.${statusType}`),
    },
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 200,
      grow: 3,
      isTitle: true,
      isSortable: true,
      cell: ({ presentName }) => presentName,
      value: ({ presentName }) => presentName,
    },
    {
      id: 'serial',
      header: text('column.serial'),
      widthPx: 112,
      isSortable: true,
      cell: ({ serial }) => serial,
      value: ({ serial }) => serial,
    },
    {
      id: 'type',
      header: text('column.type'),
      widthPx: 124,
      isSortable: true,
      narrow: 'hidden',
      cell: ({ type }) => type,
      value: ({ type }) => type,
    },
    {
      id: 'description',
      header: text('column.description'),
      widthPx: 120,
      grow: 3,
      narrow: 'hidden',
      cell: ({ description }) => description,
      value: ({ description }) => description,
    },
    {
      id: 'shared',
      header: text('column.shared'),
      widthPx: 124,
      narrow: 'hidden',
      cell: ({ shared_to: ids, leased_to: leasedTo }) => (
        <SharedBadge {...{ ids, leasedTo, organizations, intl }} />
      ),
      value: ({ shared_to: ids, leased_to: leasedTo }) =>
        leasedTo === null
          ? ids.map(nameOf).join(', ')
          : intl.formatMessage({ id: 'leased.to' }, { name: nameOf(leasedTo) }),
    },
    ...(isOfAll
      ? [
          organizationColumn<Node>({
            header: text('column.organization'),
            nameOf: ({ organization_id: id }) => nameOf(id),
          }),
        ]
      : []),
    timeColumn({
      id: 'last_online',
      header: text('column.lastReport'),
      widthPx: 120,
      isSortable: true,
      at: ({ last_online: at }) => at,
      nowMs,
      timeZone: intl.timeZone,
    }),
  ]
}
