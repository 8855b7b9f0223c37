import {
  organizationColumn,
  sizeText,
  timeColumn,
  type FirmwareImage,
  type ListColumn,
} from '@airshed/console-kit'
import { formatShare, StatusTag, type PluginIntl } from '@airshed/kit'
import { IMAGE_LOOKS } from '../rules/looks.ts'
import { textOf } from '../textOf.ts'

export interface ImageColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Organization id → its name, if images of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list of images. */
export function imageColumns(options: ImageColumnsOptions): readonly ListColumn<FirmwareImage>[] {
  const { intl, nowMs, organizations } = options
  const text = textOf(intl)
  const label = ({ status, received_bytes: received, bytes }: FirmwareImage): string =>
    status === 'uploading'
      ? `${text('status.uploading')} ${formatShare(received / bytes, intl.locale)}`
      : text(`status.${status}`)
  const units = (
    id: 'current' | 'pending',
    of: (image: FirmwareImage) => number,
  ): ListColumn<FirmwareImage> => ({
    id,
    header: text(`column.${id}`),
    widthPx: 100,
    align: 'end',
    narrow: 'hidden',
    cell: (image) => intl.formatNumber(of(image)),
    value: of,
    valueKind: 'number',
  })
  return [
    {
      id: 'status',
      header: text('column.status'),
      widthPx: 150,
      narrow: 'badge',
      cell: (image) => <StatusTag status={IMAGE_LOOKS[image.status]} label={label(image)} />,
      value: label,
    },
    {
      id: 'version',
      header: text('column.version'),
      widthPx: 130,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: ({ version }) => version,
      value: ({ version }) => version,
    },
    {
      id: 'device_type',
      header: text('column.type'),
      widthPx: 140,
      grow: 1,
      isSortable: true,
      cell: ({ device_type: type }) => type,
      value: ({ device_type: type }) => type,
    },
    {
      id: 'channel',
      header: text('column.channel'),
      widthPx: 100,
      narrow: 'hidden',
      cell: ({ channel }) => text(`channel.${channel}`),
      value: ({ channel }) => text(`channel.${channel}`),
    },
    ...(organizations === null
      ? []
      : [
          organizationColumn<FirmwareImage>({
            header: text('column.organization'),
            nameOf: ({ organization_id: id }) => organizations.get(id) ?? id,
          }),
        ]),
    units('current', ({ current_units: count }) => count),
    units('pending', ({ pending_units: count }) => count),
    {
      id: 'size',
      header: text('column.size'),
      widthPx: 90,
      align: 'end',
      narrow: 'hidden',
      cell: ({ bytes }) => sizeText(bytes, intl),
      value: ({ bytes }) => bytes,
      valueKind: 'number',
    },
    {
      id: 'by',
      header: text('column.by'),
      widthPx: 140,
      narrow: 'hidden',
      cell: ({ created_by_name: name }) => name,
      value: ({ created_by_name: name }) => name,
    },
    timeColumn({
      id: 'created',
      header: text('column.created'),
      widthPx: 120,
      isSortable: true,
      nowMs,
      timeZone: intl.timeZone,
      at: ({ created_at: at }) => at,
    }),
  ]
}
