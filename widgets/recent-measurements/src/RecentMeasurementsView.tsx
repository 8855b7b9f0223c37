import { DataTable, useViewTable, type Frame, type Node, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { RecentMeasurementsConfig } from './config.ts'
import { measurementColumns } from './measurementColumns.tsx'
import { rowKey, type GapRow, type MeasurementRow } from './measurementRows.ts'
import { useArrived } from './useArrived.ts'
import './recentMeasurements.css'

export interface RecentMeasurementsViewProps extends Pick<
  WidgetProps<RecentMeasurementsConfig>,
  'size' | 'intl' | 'actions' | 'viewState'
> {
  /** At least one, the newest first. */
  rows: readonly (MeasurementRow | GapRow)[]
  frames: readonly Frame[]
  /** The devices of the data points. */
  nodes: readonly Node[]
  /** Current time, ms UTC. */
  nowMs: number
}

const PAGE_SIZES: readonly number[] = [15, 20, 30]

/** The readings one below the other, the newest first. */
export function RecentMeasurementsView(props: RecentMeasurementsViewProps) {
  const { rows, frames, nodes, nowMs, size, intl, actions, viewState } = props
  const { width } = size
  const newestMs = rows.find((row) => row.kind === 'readings')?.atMs ?? 0
  const arrivedAfterMs = useArrived(newestMs)
  const columns = useMemo(
    () => measurementColumns({ frames, nodes, width, nowMs, arrivedAfterMs, intl, actions }),
    [frames, nodes, width, nowMs, arrivedAfterMs, intl, actions],
  )
  const table = useViewTable(rows, columns, {
    viewState,
    actions,
    locale: intl.locale,
    sizes: PAGE_SIZES,
  })
  const note = intl.formatMessage({ id: 'table.zone' }, { zone: intl.timeZone ?? 'UTC' })
  return (
    <div className="recent-measurements-widget">
      <DataTable
        label={intl.formatMessage({ id: 'title' })}
        columns={columns}
        rowKey={rowKey}
        {...table}
      />
      <div className="recent-measurements-note">{note}</div>
    </div>
  )
}
