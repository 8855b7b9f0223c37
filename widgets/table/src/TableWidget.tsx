import { EmptyState, shownTimes, useOtherPlaces, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { TableConfig } from './config.ts'
import { deviceRows } from './deviceRows.ts'
import { TableView } from './TableView.tsx'

/** Chooses what a table of devices shows: its rows, or why there are none. */
export default function TableWidget(props: WidgetProps<TableConfig>) {
  const { config, data, range, size, theme, intl, actions, viewState } = props
  const { nodes, frames } = data
  useOtherPlaces(config.selected_paths, props)
  const { nowMs, knownMs } = shownTimes({ asOfMs: data.asOfMs, range })
  const rows = useMemo(
    () => deviceRows(config, { nodes, frames }, range, { nowMs, knownMs }),
    [config, nodes, frames, range, nowMs, knownMs],
  )
  const isChosen = config.node_id.length > 0 && config.selected_paths.length > 0
  if (isChosen && rows.length > 0) {
    return <TableView {...{ config, rows, nodes, nowMs, size, theme, intl, actions, viewState }} />
  }
  const state = isChosen ? 'unknown' : 'noParameters'
  return (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
}
