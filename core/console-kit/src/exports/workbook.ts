import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/browser'
import type { TimeRange } from '@airshed/contract'
import {
  zonedTime,
  type TableCell,
  type TableColumn,
  type ValueTable,
  type ZonedTime,
} from '@airshed/domain/tables'
import type { WidgetPage } from '@airshed/host'
import type { Locale } from '@airshed/schemas'
import { exportText, type ExportText } from './exportText.ts'
import { provenanceTables, type ExportedWidget } from './provenance.ts'
import { sheetNames } from './sheetNames.ts'
import { valueTables } from './valueTables.ts'

/** The information about the exported page in a workbook. */
export interface WorkbookAbout {
  /** Name of the dashboard, and of the file. */
  title: string
  /** Window of the page. */
  range: TimeRange
  /** IANA zone of all times. */
  timezone: string
  /** Name of the organization. */
  organization: string
  locale: Locale
  /** Version of the console; default unknown. */
  version?: string
  /** ms UTC; default now. */
  exportedAtMs?: number
}

/** Maximum number of rows in an Excel sheet. */
const ROWS_MAX = 1_048_576
/** Maximum number of characters in an Excel cell. */
const TEXT_MAX = 32_767
const DATE_FORMAT = 'yyyy-mm-dd hh:mm:ss'
const WIDTHS: Record<TableColumn['kind'], number> = { text: 26, number: 18, time: 20, isoTime: 27 }

// oxlint-disable-next-line no-control-regex -- XML cannot hold these
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Always a text: a value that begins with `=` is never evaluated. */
const textCell = (value: string, style: { fontWeight?: 'bold' } = {}): Cell => ({
  value: value.toWellFormed().replace(UNWRITABLE, '').slice(0, TEXT_MAX),
  type: String,
  ...style,
})

const headCell = (value: string): Cell => textCell(value, { fontWeight: 'bold' })

/**
 * @param hasOffset whether the next cell has the same time with its offset. A date has none: where neither tells which of
 *   two times is meant, the cell is a text
 */
function cellOf(
  value: TableCell,
  { kind, precision }: TableColumn,
  zone: ZonedTime,
  hasOffset: boolean,
): Cell {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return null
  if (typeof value === 'string') return textCell(value)
  switch (kind) {
    case 'time':
      if (!hasOffset && zone.isRepeated(value)) return textCell(zone.iso(value))
      return { value: new Date(zone.wallMs(value)), type: Date, format: DATE_FORMAT }
    case 'isoTime':
      return textCell(zone.iso(value))
    default:
      return {
        value,
        type: Number,
        ...(precision === undefined
          ? {}
          : { format: precision === 0 ? '0' : `0.${'0'.repeat(precision)}` }),
      }
  }
}

const rowsOf = ({ columns, rows }: ValueTable, zone: ZonedTime): Cell[][] => [
  columns.map(({ header }) => headCell(header)),
  ...rows.map((row) =>
    row.map((value, index) => {
      const hasOffset = columns[index + 1]?.kind === 'isoTime'
      return cellOf(value, columns[index] ?? { header: '', kind: 'text' }, zone, hasOffset)
    }),
  ),
]

/** Tables below each other; if there are several, each has its title. */
export function sheetOf(name: string, tables: readonly ValueTable[], zone: ZonedTime): Sheet<Blob> {
  const hasTitles = tables.length > 1 && tables.every(({ title }) => title !== '')
  const data = tables.flatMap((table, index): Cell[][] => [
    ...(index === 0 ? [] : [[]]),
    ...(hasTitles ? [[headCell(table.title)]] : []),
    ...rowsOf(table, zone),
  ])
  const columnCount = Math.max(0, ...tables.map(({ columns }) => columns.length))
  const widthAt = (column: number): number =>
    Math.max(...tables.map(({ columns }) => WIDTHS[columns[column]?.kind ?? 'number']))
  return {
    sheet: name,
    data: data.slice(0, ROWS_MAX),
    columns: Array.from({ length: columnCount }, (_, column) => ({ width: widthAt(column) })),
    ...(tables.length === 1 ? { stickyRowsCount: 1 } : {}),
  }
}

function tablesOf({ data, summary }: ExportedWidget, words: ExportText): readonly ValueTable[] {
  const tables = data?.state === 'ready' ? valueTables(data, words) : []
  if (tables.length > 0) return tables
  const header = summary === '' ? words.text('noData') : summary
  return [{ title: '', columns: [{ header, kind: 'text' }], rows: [] }]
}

/** A page as the bytes of a workbook: a sheet for each widget, and one with the data's origin. */
export async function pageWorkbook(page: WidgetPage, about: WorkbookAbout): Promise<Blob> {
  const words = exportText(about.locale, about.timezone)
  const zone = zonedTime(about.timezone)
  const entries = page.entries()
  const provenanceName = words.text('provenance')
  // First, so that a widget with the same name is the one that is renamed.
  const [provenanceSheet = provenanceName, ...names] = sheetNames([
    provenanceName,
    ...entries.map(({ name }) => name),
  ])
  const widgets = await Promise.all(
    entries.map(async (entry, index): Promise<ExportedWidget> => {
      const reading = await entry.read()
      return { ...reading, entry, sheet: names[index] ?? entry.name }
    }),
  )
  const provenance = provenanceTables(
    {
      title: about.title,
      range: about.range,
      organization: about.organization,
      exportedAtMs: about.exportedAtMs ?? Date.now(),
      version: about.version ?? null,
    },
    widgets,
    words,
  ).map((table) => ({ ...table, title: '' }))
  const sheets = [
    ...widgets.map((widget) => sheetOf(widget.sheet, tablesOf(widget, words), zone)),
    sheetOf(provenanceSheet, provenance, zone),
  ]
  return writeXlsxFile(sheets).toBlob()
}
