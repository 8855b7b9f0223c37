import { EmptyState, shownTimes, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { NodeConfig } from './config.ts'
import { nodeBlocks } from './nodeBlocks.ts'
import { NodeView } from './NodeView.tsx'

/** Chooses what a device widget shows: its devices with their values, or why there are none. */
export default function NodeWidget(props: WidgetProps<NodeConfig>) {
  const { config, data, range, isLive, size, theme, intl, actions } = props
  const { nodes, frames, airQuality } = data
  const { nowMs, knownMs } = shownTimes({ asOfMs: data.asOfMs, range, isPast: !isLive })
  const blocks = useMemo(
    () => nodeBlocks(config, { nodes, frames, airQuality }, { nowMs, knownMs, isPast: !isLive }),
    [config, nodes, frames, airQuality, nowMs, knownMs, isLive],
  )
  const isChosen = config.node_id.length > 0 && config.selected_data_point_ids.length > 0
  if (isChosen && blocks.length > 0) {
    const name = config.name?.trim()
    return <NodeView {...{ name, blocks, nowMs, size, theme, intl, actions }} />
  }
  const state = isChosen ? 'unknown' : 'noParameters'
  return (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
}
