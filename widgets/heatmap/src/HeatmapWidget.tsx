import { EmptyState, FaultyData, isFaulty, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { HeatmapConfig } from './config.ts'
import { hasCells, heatmapModel } from './heatmapModel.ts'
import { HeatmapView } from './HeatmapView.tsx'

/** Chooses what a heat map shows: its grid, or why there is none. */
export default function HeatmapWidget(props: WidgetProps<HeatmapConfig>) {
  const { config, data, range, isLive, size, theme, intl, actions } = props
  const { frames, nodes } = data
  const { width: widthPx } = size
  const timezone = intl.timeZone ?? 'UTC'
  const model = useMemo(
    () => heatmapModel(config, { frames, nodes }, { range, isLive, widthPx, timezone }),
    [config, frames, nodes, range, isLive, widthPx, timezone],
  )
  const empty = (state: 'noDevices' | 'unknown' | 'noData') => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
  if (config.node_id.length === 0 || config.selected_path === '') return empty('noDevices')
  if (model.devices.length === 0) return empty('unknown')
  if (!hasCells(model)) {
    return frames.some(isFaulty) ? <FaultyData {...{ frames, timezone }} /> : empty('noData')
  }
  return <HeatmapView name={config.name} {...{ model, range, size, theme, intl, actions }} />
}
