import {
  organizationColumn,
  sizeText,
  timeColumn,
  type ListColumn,
  type Snapshot,
} from '@airshed/console-kit'
import { formatShare, StatusTag, timeFormat, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import { FailureText } from './FailureText.tsx'

const LOOKS = { writing: 'activated', ready: 'completed', failed: 'failed' } as const

export interface ArchiveColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Organization id → its name, if archives of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list: which devices and period an archive holds, who requested it, and what has become of it. */
export function archiveColumns(options: ArchiveColumnsOptions): readonly ListColumn<Snapshot>[] {
  const { intl, nowMs, organizations } = options
  const text = textOf(intl)
  const clock = { nowMs, timeZone: intl.timeZone }
  const times = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const share = ({ progress }: Snapshot): string =>
    progress === null || progress.of === 0
      ? ''
      : formatShare(Math.min(1, progress.done / progress.of), intl.locale)
  const label = (archive: Snapshot): string =>
    [text(`state.${archive.state}`), share(archive)].filter((part) => part !== '').join(' ')
  const serials = ({ serial, devices }: Snapshot): string =>
    devices.length <= 1 ? serial : text('serials', { serial, more: devices.length - 1 })
  const moment = (id: 'from' | 'to'): ListColumn<Snapshot> => ({
    id,
    header: text(`column.${id}`),
    widthPx: 166,
    isSortable: true,
    cell: (archive) => times.dateTimeOfYear(archive[id]),
    value: (archive) => times.dateTimeOfYear(archive[id]),
  })
  return [
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 124,
      narrow: 'badge',
      cell: (archive) => <StatusTag status={LOOKS[archive.state]} label={label(archive)} />,
      value: label,
    },
    {
      id: 'serial',
      header: text('column.serial'),
      widthPx: 150,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: serials,
      value: ({ devices }) => devices.map(({ serial }) => serial).join(' '),
    },
    {
      id: 'failure',
      header: text('column.failure'),
      widthPx: 200,
      grow: 2,
      isHiddenWhileEmpty: true,
      isLeftOutWhenNarrow: false,
      cell: ({ failure }) => (failure === null ? null : <FailureText failure={failure} />),
      value: ({ failure }) => failure?.reason ?? null,
    },
    moment('from'),
    moment('to'),
    ...(organizations === null
      ? []
      : [
          organizationColumn<Snapshot>({
            header: text('config.organization_id'),
            nameOf: ({ organizationName: name }) => name,
          }),
        ]),
    {
      id: 'readings',
      header: text('column.readings'),
      widthPx: 110,
      align: 'end',
      narrow: 'hidden',
      cell: ({ readings }) => (readings === null ? null : intl.formatNumber(readings)),
      value: ({ readings }) => readings,
      valueKind: 'number',
    },
    {
      id: 'size',
      header: text('column.size'),
      widthPx: 84,
      align: 'end',
      narrow: 'hidden',
      isLeftOutWhenNarrow: false,
      cell: ({ bytes }) => (bytes === null ? null : sizeText(bytes, intl)),
      value: ({ bytes }) => bytes,
      valueKind: 'number',
    },
    {
      id: 'uploaded_by',
      header: text('column.by'),
      widthPx: 116,
      grow: 1,
      narrow: 'hidden',
      isLeftOutWhenNarrow: false,
      cell: ({ uploaded_by: name }) => name ?? text('by.none'),
      value: ({ uploaded_by: name }) => name ?? text('by.none'),
    },
    timeColumn({
      ...clock,
      id: 'expires',
      widthPx: 118,
      header: text('column.expires'),
      at: ({ expires_at: at }) => at,
      none: <span className="air-muted">{text('expires.none')}</span>,
      narrow: 'hidden',
      isLeftOutWhenNarrow: false,
    }),
  ]
}
