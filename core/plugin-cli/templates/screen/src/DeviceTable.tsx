import { DataTable, EmptyState, type Column, type DeviceStats, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { deviceRows, type DeviceRow } from './deviceRows.ts'

export interface DeviceTableProps {
  /** null: not known yet. */
  stats: DeviceStats | null
  isLoading: boolean
  intl: PluginIntl
}

const STATES = ['online', 'offline', 'deactivated', 'inventory', 'total'] as const

/** The number of devices of each type in each state. */
export function DeviceTable({ stats, isLoading, intl }: DeviceTableProps) {
  const rows = useMemo(() => (stats === null ? [] : deviceRows(stats)), [stats])
  const title = intl.formatMessage({ id: 'devices' })
  const columns: readonly Column<DeviceRow>[] = [
    {
      id: 'type',
      header: intl.formatMessage({ id: 'column.type' }),
      isFlexible: true,
      cell: ({ type }) => type,
    },
    ...STATES.map((state): Column<DeviceRow> => ({
      id: state,
      header: intl.formatMessage({ id: `column.${state}` }),
      align: 'end',
      cell: (row) => intl.formatNumber(row[state]),
    })),
  ]
  return (
    <section className="new-plugin-part">
      <h2>{title}</h2>
      <DataTable
        label={title}
        rowKey={({ type }) => type}
        empty={<EmptyState title={intl.formatMessage({ id: 'state.noDevices' })} />}
        {...{ columns, rows, isLoading }}
      />
    </section>
  )
}
