import {
  organizationColumn,
  sizeText,
  timeColumn,
  type FileImport,
  type ListColumn,
} from '@airshed/console-kit'
import { formatShare, StatusTag, type PluginIntl } from '@airshed/kit'
import { STATE_LOOKS } from '../rules/stateLooks.ts'
import { textOf } from '../textOf.ts'

export interface ImportColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Organization id → its name, if imports of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list: what has become of each file. */
export function importColumns(options: ImportColumnsOptions): readonly ListColumn<FileImport>[] {
  const { intl, nowMs, organizations } = options
  const text = textOf(intl)
  const share = ({ progress }: FileImport): string =>
    progress === null || progress.of === 0
      ? ''
      : formatShare(progress.done / progress.of, intl.locale)
  const label = (found: FileImport): string =>
    [text(`state.${found.state}`), share(found)].filter((part) => part !== '').join(' ')
  const count = (
    id: 'readings' | 'refused',
    of: (found: FileImport) => number | null,
  ): ListColumn<FileImport> => ({
    id,
    header: text(`column.${id}`),
    widthPx: 110,
    align: 'end',
    narrow: 'hidden',
    cell: (found) => {
      const figure = of(found)
      return figure === null ? null : intl.formatNumber(figure)
    },
    value: of,
    valueKind: 'number',
  })
  return [
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 184,
      narrow: 'badge',
      cell: (found) => <StatusTag status={STATE_LOOKS[found.state]} label={label(found)} />,
      value: label,
    },
    {
      id: 'file_name',
      header: text('column.file'),
      widthPx: 240,
      grow: 3,
      isTitle: true,
      isSortable: true,
      cell: ({ file_name: name }) => name,
      value: ({ file_name: name }) => name,
    },
    ...(organizations === null
      ? []
      : [
          organizationColumn<FileImport>({
            header: text('file.organization'),
            nameOf: ({ organization_id: id }) => organizations.get(id) ?? id,
          }),
        ]),
    count('readings', ({ stored, state }) =>
      stored === null || state === 'undone' ? null : stored.new + stored.revised,
    ),
    count('refused', ({ stored, checked }) => {
      const counts = stored ?? checked
      return counts === null ? null : counts.rows_refused + counts.cells_refused
    }),
    {
      id: 'size',
      header: text('file.size'),
      widthPx: 90,
      align: 'end',
      narrow: 'hidden',
      cell: ({ file_bytes: bytes }) => sizeText(bytes, intl),
      value: ({ file_bytes: bytes }) => bytes,
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
      widthPx: 130,
      isSortable: true,
      nowMs,
      timeZone: intl.timeZone,
      at: ({ created_at: at }) => at,
    }),
  ]
}
