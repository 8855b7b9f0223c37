import { DataTable, useViewTable, type Node, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { TableConfig } from './config.ts'
import { deviceColumns } from './deviceColumns.tsx'
import type { DeviceRow } from './deviceRows.ts'
import { parameterHeads } from './parameterHeads.ts'
import './table.css'

export interface TableViewProps extends Pick<
  WidgetProps<TableConfig>,
  'config' | 'size' | 'theme' | 'intl' | 'actions' | 'viewState'
> {
  /** At least one. */
  rows: readonly DeviceRow[]
  nodes: readonly Node[]
  /** The present, ms UTC. */
  nowMs: number
}

/** The devices with their values, sorted and paged as the viewer chose. */
export function TableView(props: TableViewProps) {
  const { config, rows, nodes, nowMs, size, theme, intl, actions, viewState } = props
  const { selected_paths: paths } = config
  const { width } = size
  const columns = useMemo(
    () =>
      deviceColumns({
        heads: parameterHeads(paths, rows, nodes),
        width,
        nowMs,
        theme,
        intl,
        actions,
      }),
    [paths, rows, nodes, width, nowMs, theme, intl, actions],
  )
  const table = useViewTable(rows, columns, { viewState, actions, locale: intl.locale })
  return (
    <div className="table-widget">
      <DataTable
        label={intl.formatMessage({ id: 'title' })}
        columns={columns}
        rowKey={({ nodeId }) => nodeId}
        {...table}
      />
    </div>
  )
}
