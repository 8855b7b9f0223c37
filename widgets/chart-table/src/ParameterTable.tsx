import { DataTable, type PluginIntl, type TimeRange, type WidgetActions } from '@airshed/kit'
import { parameterColumns } from './parameterColumns.tsx'
import type { ParameterRow } from './parameterRows.ts'

export interface ParameterTableProps {
  rows: readonly ParameterRow[]
  /** Colours of the rows, in the same order. */
  colors: readonly string[]
  /** Ids of the data points that are drawn. */
  shown: readonly string[]
  /** Percentiles that have a column, 0–100. */
  percents: readonly number[]
  range: TimeRange
  /** Inner width of the widget, CSS pixels. */
  width: number
  intl: PluginIntl
  actions: WidgetActions
  onToggle: (dataPointId: string) => void
}

/** The figures of each data point; its name toggles its line. */
export function ParameterTable(props: ParameterTableProps) {
  const { rows, colors, intl } = props
  const colorOf = new Map(
    rows.map(({ frame }, index) => [frame.dataPointId, colors[index] ?? 'currentColor']),
  )
  return (
    <div className="chart-table-rows">
      <DataTable
        label={intl.formatMessage({ id: 'table' })}
        columns={parameterColumns({ ...props, colorOf: (id) => colorOf.get(id) ?? 'currentColor' })}
        rows={rows}
        rowKey={({ frame }) => frame.dataPointId}
      />
    </div>
  )
}
