import { cellText, type TableCell, type TableColumn, type ValueTable } from '@airshed/domain/tables'
import type { WidgetPageEntry, WidgetReading } from '@airshed/host'
import { useSession } from '@airshed/kit'
import {
  DataTable,
  EmptyState,
  Skeleton,
  timeFormat,
  useClientTable,
  type Column,
} from '@airshed/ui'
import { Suspense, use, useMemo, useState } from 'react'
import { exportText, type ExportText } from './exportText.ts'
import { valueTables } from './valueTables.ts'
import './widgetTable.css'

/** Maximum number of rows in a table on the screen, the newest ones; the workbook has all of them. */
const ROWS_MAX = 2000
const PAGE_SIZES = [20, 50, 100] as const

export interface WidgetTableViewProps {
  /** null: the page has none. */
  entry: WidgetPageEntry | null
}

/** The tables of one widget, below each other. */
export default function WidgetTableView({ entry }: WidgetTableViewProps) {
  const { locale, user } = useSession()
  const { timezone } = user
  const words = useMemo(() => exportText(locale, timezone), [locale, timezone])
  const [reading] = useState(() => entry?.read() ?? null)
  if (entry === null || reading === null) return <EmptyState title={words.text('noWidget')} />
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <Tables name={entry.name} reading={reading} words={words} />
    </Suspense>
  )
}

interface TablesProps {
  name: string
  reading: Promise<WidgetReading>
  words: ExportText
}

function Tables({ name, reading, words }: TablesProps) {
  const { data, summary } = use(reading)
  const tables = useMemo(
    () => (data?.state === 'ready' ? valueTables(data, words) : []),
    [data, words],
  )
  if (tables.length === 0) return <EmptyState title={words.text('noData')} text={summary} />
  return (
    <div className="air-widget-tables">
      {tables.map((table) => (
        <OneTable key={table.title} label={`${name}: ${table.title}`} table={table} words={words} />
      ))}
    </div>
  )
}

interface Row {
  key: string
  cells: readonly TableCell[]
}

interface OneTableProps {
  label: string
  table: ValueTable
  words: ExportText
}

function OneTable({ label, table, words }: OneTableProps) {
  const columns = useMemo(() => screenColumns(table.columns, words), [table, words])
  const rows = useMemo(
    () => table.rows.slice(-ROWS_MAX).map((cells, index): Row => ({ key: String(index), cells })),
    [table],
  )
  const isOverTime = table.columns[0]?.kind === 'time'
  const shown = useClientTable(
    rows,
    columns,
    PAGE_SIZES,
    isOverTime ? { columnId: '0', direction: 'descending' } : null,
  )
  const { length: total } = table.rows
  return (
    <div>
      <h3 className="air-widget-tables-title">
        {table.title}
        {total > ROWS_MAX ? (
          <span className="air-muted">{words.text('rowsLeftOut', { shown: ROWS_MAX, total })}</span>
        ) : null}
      </h3>
      <DataTable label={label} columns={columns} rowKey={({ key }) => key} {...shown} />
    </div>
  )
}

/** The ISO times are for programs: on the screen each time is shown once. */
function screenColumns(
  columns: readonly TableColumn[],
  { locale, timezone }: ExportText,
): Column<Row>[] {
  const format = timeFormat(locale, timezone)
  return columns.flatMap((column, index) =>
    column.kind === 'isoTime'
      ? []
      : [
          {
            id: String(index),
            header: column.header,
            align: column.kind === 'number' ? ('end' as const) : ('start' as const),
            cell: ({ cells }: Row) => cellText(cells[index] ?? null, column, { locale, format }),
            sortValue: ({ cells }: Row) => cells[index] ?? null,
          },
        ],
  )
}
