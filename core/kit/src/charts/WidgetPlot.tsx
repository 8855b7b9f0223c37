import type { WidgetProps } from '@airshed/contract'
import {
  TimeSeries,
  useElementSize,
  type ChartSeries,
  type ChartThreshold,
  type ChartZone,
} from '@airshed/charts'
import { useRef } from 'react'
import './widgetPlot.css'

export interface WidgetPlotProps extends Pick<
  WidgetProps<unknown>,
  'range' | 'theme' | 'intl' | 'actions'
> {
  /** The series that are drawn, at least one. */
  series: readonly ChartSeries[]
  /** Keep the same array while its contents do not change. */
  zones: readonly ChartZone[]
  /** Dashed lines; default none. Keep the same array while its contents do not change. */
  thresholds?: readonly ChartThreshold[]
  showGaps: boolean
}

/**
 * Lines that fill the column and follow the page: the pointer is shared, dragging selects the
 * range, and a double click returns to the previous one.
 */
export function WidgetPlot(props: WidgetPlotProps) {
  const { series, zones, thresholds, showGaps, range, theme, intl, actions } = props
  const { hoverTime, setRange, resetRange } = actions
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  return (
    <div className="air-widget-plot" ref={box}>
      <TimeSeries
        timezone={intl.timeZone ?? 'UTC'}
        {...(thresholds === undefined ? {} : { thresholds })}
        {...(hoverTime === undefined ? {} : { hoverTime })}
        {...(setRange === undefined ? {} : { onZoom: setRange })}
        {...(resetRange === undefined ? {} : { onReset: resetRange })}
        {...{ series, zones, showGaps, range, theme, width, height }}
      />
    </div>
  )
}
