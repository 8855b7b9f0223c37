import { EmptyState, shownTimes, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import { blocksOf } from './blocks.ts'
import { BlocksView } from './BlocksView.tsx'
import type { BlocksConfig } from './config.ts'

/** Chooses what is shown: blocks of values, or why there are none. */
export default function BlocksWidget(props: WidgetProps<BlocksConfig>) {
  const { config, data, range, isLive, size, intl, actions } = props
  const { nodes, frames, airQuality } = data
  const { nowMs } = shownTimes({ asOfMs: data.asOfMs, range, isPast: !isLive })
  const blocks = useMemo(
    () => blocksOf({ nodes, frames, airQuality }, nowMs),
    [nodes, frames, airQuality, nowMs],
  )
  if (blocks.length > 0) {
    return (
      <BlocksView
        isGrid={(config.layout ?? 'grid') === 'grid'}
        {...{ blocks, nowMs, size, intl, actions }}
      />
    )
  }
  const isChosen = config.node_id.length > 0 && config.selected_data_point_ids.length > 0
  const state = isChosen ? 'unknown' : 'noParameters'
  return (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
}
