import { DataTable, sharedRowPx, useViewTable, type Node, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { TableConfig } from './config.ts'
import { deviceColumns } from './deviceColumns.tsx'
import type { DeviceRow } from './deviceRows.ts'
import { courseSize } from './courseSize.ts'
import { parameterHeads } from './parameterHeads.ts'
import './table.css'

export interface TableViewProps extends Pick<
  WidgetProps<TableConfig>,
  'config' | 'size' | 'theme' | 'intl' | 'actions' | 'viewState'
> {
  /** At least one. */
  rows: readonly DeviceRow[]
  nodes: readonly Node[]
  /** Current time, ms UTC. */
  nowMs: number
}

/** CSS pixels; on phones headers are high enough for a finger. */
const HEAD_PX = 40
const PAGER_PX = 41
const ROWS = { leastPx: 32, mostPx: 112 }
/** Higher rows have larger type. */
const USUAL_MOST_PX = 43
/** A table extends into the bottom padding of its card. */
const BELOW_PX = 12
/** Status, name and age beside the values. */
const OTHER_COLUMNS = 3
/** Below this column width (CSS px) larger type would cut names off. */
const LARGER_FROM_COLUMN_PX = 130

/** The devices with their values, sorted and paged as the viewer chose. */
export function TableView(props: TableViewProps) {
  const { config, rows, nodes, nowMs, size, theme, intl, actions, viewState } = props
  const { selected_paths: paths } = config
  const { width, height } = size
  const course = courseSize(sharedRowPx(rows.length, height + BELOW_PX - HEAD_PX, ROWS), {
    width,
    columns: paths.length + OTHER_COLUMNS,
  })
  const columns = useMemo(
    () =>
      deviceColumns({
        heads: parameterHeads(paths, rows, nodes),
        rows,
        width,
        coursePx: course.width,
        courseHeightPx: course.height,
        nowMs,
        theme,
        intl,
        actions,
      }),
    [paths, rows, nodes, width, course.width, course.height, nowMs, theme, intl, actions],
  )
  const table = useViewTable(rows, columns, { viewState, actions, locale: intl.locale })
  const pagerPx = table.paging === undefined ? 0 : PAGER_PX
  const room = height + BELOW_PX - HEAD_PX - pagerPx
  const isWide = width >= columns.length * LARGER_FROM_COLUMN_PX
  const limits = isWide ? ROWS : { ...ROWS, mostPx: USUAL_MOST_PX }
  return (
    <div className="table-widget">
      <DataTable
        label={intl.formatMessage({ id: 'title' })}
        columns={columns}
        rowKey={({ nodeId }) => nodeId}
        rowPx={sharedRowPx(table.rows.length, room, limits)}
        {...table}
      />
    </div>
  )
}
