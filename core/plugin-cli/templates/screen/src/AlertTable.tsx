import { DataTable, EmptyState, type Alert, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { alertColumns } from './alertColumns.tsx'

export interface AlertTableProps {
  alerts: readonly Alert[]
  /** The current time, ms UTC. */
  nowMs: number
  isLoading: boolean
  intl: PluginIntl
}

/** The newest alerts, each with a link to its monitor. */
export function AlertTable({ alerts, nowMs, isLoading, intl }: AlertTableProps) {
  const columns = useMemo(() => alertColumns(nowMs, intl), [nowMs, intl])
  const title = intl.formatMessage({ id: 'alerts' })
  return (
    <section className="new-plugin-part">
      <h2>{title}</h2>
      <DataTable
        label={title}
        rows={alerts}
        rowKey={({ _id: id }) => id}
        empty={<EmptyState title={intl.formatMessage({ id: 'state.noAlerts' })} />}
        {...{ columns, isLoading }}
      />
    </section>
  )
}
