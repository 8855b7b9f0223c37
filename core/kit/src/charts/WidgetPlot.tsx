import type { WidgetProps } from '@airshed/contract'
import { TimeSeries, useElementSize, type ChartSeries, type ChartZone } from '@airshed/charts'
import { useRef } from 'react'
import './widgetPlot.css'

export interface WidgetPlotProps extends Pick<
  WidgetProps<unknown>,
  'range' | 'theme' | 'intl' | 'actions'
> {
  /** Those that are drawn, at least one. */
  series: readonly ChartSeries[]
  /** Keep the array while it says the same. */
  zones: readonly ChartZone[]
  showGaps: boolean
}

/**
 * Lines in the room that a column leaves them, tied to the page: the pointer is shared, a drag
 * chooses the range, and two presses go back to the one before.
 */
export function WidgetPlot(props: WidgetPlotProps) {
  const { series, zones, showGaps, range, theme, intl, actions } = props
  const { hoverTime, setRange, resetRange } = actions
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  return (
    <div className="air-widget-plot" ref={box}>
      <TimeSeries
        timezone={intl.timeZone ?? 'UTC'}
        {...(hoverTime === undefined ? {} : { hoverTime })}
        {...(setRange === undefined ? {} : { onZoom: setRange })}
        {...(resetRange === undefined ? {} : { onReset: resetRange })}
        {...{ series, zones, showGaps, range, theme, width, height }}
      />
    </div>
  )
}
