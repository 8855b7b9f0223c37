import { DataTable, type WidgetProps } from '@airshed/kit'
import type { ModulesConfig } from './config.ts'
import { moduleColumns } from './moduleColumns.tsx'
import type { ModuleRow } from './moduleRows.ts'
import './modules.css'

export interface ModulesViewProps extends Pick<
  WidgetProps<ModulesConfig>,
  'size' | 'intl' | 'actions'
> {
  nodeId: string
  /** At least one. */
  rows: readonly ModuleRow[]
  /** Current time, ms UTC. */
  nowMs: number
}

/** A line for each sensor, with the columns that fit. */
export function ModulesView({ nodeId, rows, nowMs, size, intl, actions }: ModulesViewProps) {
  return (
    <div className="modules-widget">
      <DataTable
        label={intl.formatMessage({ id: 'title' })}
        columns={moduleColumns({ nodeId, rows, width: size.width, nowMs, intl, actions })}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
