import { ownZone, type WidgetProps } from '@airshed/kit'
import { useEffect, useEffectEvent } from 'react'
import type { HeatmapConfig } from './config.ts'
import { heatmapLayout, type HeatmapLayout } from './heatmapLayout.ts'
import { heatmapStep } from './heatmapStep.ts'

/**
 * Requests other steps if the requested ones do not fit the size and the devices.
 *
 * @returns the layout by which the data were requested
 */
export function useHeatmapLayout(props: WidgetProps<HeatmapConfig>): HeatmapLayout {
  const { data, range, size, intl, viewState, actions } = props
  const asked = heatmapLayout(viewState)
  const slowestMs = Math.max(0, ...data.frames.map((frame) => frame.reportingIntervalMs))
  const timezone = ownZone(data.nodes, intl.timeZone ?? 'UTC')
  const fitting = { widthPx: size.width, slowestMs, timezone }
  const rangeMs = range.to - range.from
  const isFitting =
    data.nodes.length === 0 ||
    (heatmapStep(rangeMs, asked) === heatmapStep(rangeMs, fitting) && asked.timezone === timezone)
  const ask = useEffectEvent(() => actions.setViewState({ ...viewState, layout: fitting }))
  useEffect(() => {
    if (!isFitting) ask()
  }, [isFitting])
  return asked
}
