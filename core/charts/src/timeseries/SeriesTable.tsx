import { DataTable, formatValue, HiddenMark, timeFormat, type Column } from '@airshed/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { type SeriesRow, tableRows } from './tableRows.ts'

export interface SeriesTableProps {
  label: string
  series: readonly ChartSeries[]
  range: ChartRange
  timezone: string
  /** The newest rows shown, default 200. */
  maxRows?: number
}

/** The data of a chart as a table: time in the first column, newest first. Hidden readings show the reason. */
export function SeriesTable({ label, series, range, timezone, maxRows = 200 }: SeriesTableProps) {
  const { locale } = useIntl()
  const text = useChartText()
  const rows = useMemo(() => tableRows(series, range, maxRows), [series, range, maxRows])
  const format = timeFormat(locale, timezone)
  const columns: Column<SeriesRow>[] = [
    { id: 'time', header: text('charts.time'), cell: ({ time }) => format.dateTime(time) },
    ...series.map((one, index) => seriesColumn(one, index, locale)),
  ]
  return (
    <DataTable label={label} columns={columns} rows={rows} rowKey={({ time }) => String(time)} />
  )
}

const seriesColumn = (
  { id, label, unit, precision }: ChartSeries,
  index: number,
  locale: string,
): Column<SeriesRow> => ({
  id,
  header: unit === '' ? label : `${label}, ${unit}`,
  align: 'end',
  cell: ({ values, hidden }) =>
    hidden.has(index) ? (
      <HiddenMark hidden={hidden.get(index)} unit={unit} isShort />
    ) : (
      formatValue(values[index], locale, precision)
    ),
})
