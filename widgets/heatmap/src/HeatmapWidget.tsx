import { EmptyState, FaultyData, isFaulty, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { HeatmapConfig } from './config.ts'
import { hasCells, heatmapModel } from './heatmapModel.ts'
import { heatmapStep } from './heatmapStep.ts'
import { HeatmapView } from './HeatmapView.tsx'
import { useHeatmapLayout } from './useHeatmapLayout.ts'

/** Chooses what a heat map shows: its grid, or why there is none. */
export default function HeatmapWidget(props: WidgetProps<HeatmapConfig>) {
  const { config, data, range, size, theme, intl, actions } = props
  const { frames, nodes, steps } = data
  const layout = useHeatmapLayout(props)
  const step = heatmapStep(range.to - range.from, layout)
  const timezone = layout.timezone ?? intl.timeZone ?? 'UTC'
  const knownUntilMs = data.asOfMs ?? range.to
  const model = useMemo(
    () => heatmapModel(config, { frames, nodes, steps }, { step, timezone, knownUntilMs }),
    [config, frames, nodes, steps, step, timezone, knownUntilMs],
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
  return <HeatmapView name={config.name} {...{ model, size, theme, intl, actions }} />
}
