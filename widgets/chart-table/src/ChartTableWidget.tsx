import { EmptyState, shownIds, Skeleton, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import { ChartTableView } from './ChartTableView.tsx'
import type { ChartTableConfig } from './config.ts'
import { listedIds } from './listedIds.ts'
import { percentsOf } from './percents.ts'
import { parameterRows } from './parameterRows.ts'
import { rowToggle } from './rowToggle.ts'
import { parameterIds, useFound } from './useFound.ts'

/** Chooses what a chart with a table shows: its rows and lines, or why there are none. */
export default function ChartTableWidget(props: WidgetProps<ChartTableConfig>) {
  const { config, data, range, size, theme, intl, actions, viewState } = props
  const { frames, nodes, statistics } = data
  useFound(props)
  const rows = useMemo(
    () => parameterRows({ frames, nodes, statistics }, range),
    [frames, nodes, statistics, range],
  )
  const shown = useMemo(
    () =>
      shownIds(
        rows.map(({ frame }) => frame.dataPointId),
        viewState,
      ),
    [rows, viewState],
  )
  const empty = (state: 'noDevice' | 'unknown' | 'noReadings') => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
  if (config.node_id === '') return empty('noDevice')
  const node = nodes.find(({ _id }) => _id === config.node_id)
  if (node === undefined) return empty('unknown')
  if (rows.length === 0) {
    if ((config.selected_data_point_ids ?? []).length > 0) return empty('unknown')
    if (parameterIds(node).length === 0) return empty('noReadings')
    // Its readings are requested now that its parameters are known.
    if (listedIds(config, viewState).length === 0) return <Skeleton />
    return empty('unknown')
  }
  return (
    <ChartTableView
      profiles={config.show_zones === true ? (node.profiles ?? []) : []}
      percents={percentsOf(config)}
      showGaps={config.show_data_gaps ?? true}
      isFull={viewState['isFull'] === true}
      onToggle={(id) => actions.setViewState({ ...viewState, ...rowToggle(shown, id) })}
      {...{ rows, shown, range, size, theme, intl, actions }}
    />
  )
}
