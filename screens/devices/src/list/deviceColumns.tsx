import { organizationColumn, timeColumn, type ListColumn } from '@airshed/console-kit'
import { StatusTag, type Node, type PluginIntl } from '@airshed/kit'
import { TagChips } from '../details/TagChips.tsx'
import { batteryColumn, firmwareColumn, signalColumn } from './factColumns.tsx'
import { newestInFile } from './newestInFile.ts'
import { NewestReading, newestText } from './NewestReading.tsx'
import { OWN_DEVICE_LIST } from './params.ts'
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

/** Columns of the list, the status first. Those that the server sorts by are sortable: `NODE_SORTS`. */
export function deviceColumns(options: DeviceColumnsOptions): readonly ListColumn<Node>[] {
  const { intl, nowMs, organizations, isOfAll } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const nameOf = (id: string | null): string =>
    id === null ? '' : (organizations.get(id) ?? text('access.anotherOrganization'))
  const columns: readonly ListColumn<Node>[] = [
    {
      id: 'status',
      header: text('column.status'),
      widthPx: 124,
      otherOrder: { id: 'attention', label: text('order.attention') },
      narrow: 'badge',
      cell: ({ statusType, has_fault: hasFault }) => (
        <>
          <StatusTag status={statusType} label={text(`status.${statusType}`)} />
          {hasFault === true ? (
            <span className="devices-fault">
              <StatusTag status="error" label={text('fault')} isIconOnly />
            </span>
          ) : null}
        </>
      ),
      value: ({ statusType, has_fault: hasFault }) =>
        hasFault === true
          ? `${text(`status.${statusType}`)}, ${text('fault')}`
          : text(`status.${statusType}`),
    },
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 200,
      grow: 3,
      isTitle: true,
      fitsText: true,
      cell: ({ presentName }) => presentName,
      value: ({ presentName }) => presentName,
    },
    {
      id: 'newest',
      header: text('column.newest'),
      widthPx: 264,
      isHiddenWhileEmpty: true,
      cell: (device) => <NewestReading {...{ device, nowMs, intl }} />,
      value: (device) => newestText(device, intl),
      inFile: newestInFile(intl, nowMs),
    },
    batteryColumn({ intl, nowMs }),
    signalColumn({ intl, nowMs }),
    {
      id: 'serial',
      header: text('column.serial'),
      widthPx: 112,
      cell: ({ serial }) => serial,
      value: ({ serial }) => serial,
    },
    {
      id: 'tags',
      header: text('column.tags'),
      widthPx: 140,
      grow: 1,
      isHiddenWhileEmpty: true,
      narrow: 'hidden',
      cell: ({ tags }) => <TagChips tags={tags} />,
      value: ({ tags = [] }) => tags.join(', '),
    },
    {
      id: 'type',
      header: text('column.type'),
      widthPx: 124,
      isHiddenWhileEmpty: true,
      narrow: 'hidden',
      cell: ({ type }) => type,
      value: ({ type }) => type,
    },
    firmwareColumn({ intl }),
    {
      id: 'description',
      header: text('column.description'),
      widthPx: 120,
      grow: 3,
      isHiddenWhileEmpty: true,
      narrow: 'hidden',
      cell: ({ description }) => description,
      value: ({ description }) => description,
    },
    {
      id: 'shared',
      header: text('column.shared'),
      widthPx: 124,
      isHiddenWhileEmpty: true,
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
      narrow: 'hidden',
      isLeftOutWhenNarrow: false,
      at: ({ last_online: at }) => at,
      nowMs,
      timeZone: intl.timeZone,
    }),
  ]
  const isSortable = ({ id }: ListColumn<Node>): boolean => OWN_DEVICE_LIST.sorts.includes(id)
  return columns.map((column) => ({ ...column, isSortable: isSortable(column) }))
}
