import { EmptyState, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { NodeConfig } from './config.ts'
import { nodeBlocks } from './nodeBlocks.ts'
import { NodeView } from './NodeView.tsx'

/** Chooses what a device widget shows: its devices with their values, or why there are none. */
export default function NodeWidget(props: WidgetProps<NodeConfig>) {
  const { config, data, range, size, intl, actions } = props
  const { nodes, frames } = data
  // Stale data do not stop the clock: a live range advances without them.
  const nowMs = Math.max(data.asOfMs ?? 0, range.to)
  const blocks = useMemo(
    () => nodeBlocks(config, { nodes, frames }, nowMs),
    [config, nodes, frames, nowMs],
  )
  const isChosen = config.node_id.length > 0 && config.selected_data_point_ids.length > 0
  if (isChosen && blocks.length > 0) {
    return <NodeView {...{ blocks, nowMs, size, intl, actions }} />
  }
  const state = isChosen ? 'unknown' : 'noParameters'
  return (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
}
