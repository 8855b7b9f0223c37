import {
  BelowLimitMark,
  DataTable,
  formatReading,
  HiddenMark,
  timeFormat,
  useUiText,
  type Column,
  type UiText,
} from '@airshed/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { stateText } from '../series/stateText.ts'
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
  const uiText = useUiText()
  const rows = useMemo(() => tableRows(series, range, maxRows), [series, range, maxRows])
  const format = timeFormat(locale, timezone)
  const columns: Column<SeriesRow>[] = [
    { id: 'time', header: text('charts.time'), cell: ({ time }) => format.dateTime(time) },
    ...series.map((one, index) => seriesColumn(one, index, { locale, uiText })),
  ]
  return (
    <DataTable label={label} columns={columns} rows={rows} rowKey={({ time }) => String(time)} />
  )
}

const seriesColumn = (
  { id, label, unit, precision, decimals, ...series }: ChartSeries,
  index: number,
  words: { locale: string; uiText: UiText },
): Column<SeriesRow> => ({
  id,
  header: unit === '' ? label : `${label}, ${unit}`,
  align: 'end',
  cell: ({ values, hidden, belowLimit }) => {
    const below = belowLimit?.get(index)
    if (hidden.has(index)) return <HiddenMark hidden={hidden.get(index)} unit={unit} isShort />
    if (below !== undefined) return <BelowLimitMark below={below} unit={unit} />
    return (
      stateText(series, values[index], words) ??
      formatReading(values[index], words.locale, { precision, decimals })
    )
  },
})
