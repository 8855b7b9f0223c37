import type { WidgetProps } from '@airshed/contract'
import { TimeSeries, useElementSize, type ChartSeries, type ChartZone } from '@airshed/charts'
import { useRef, useSyncExternalStore } from 'react'
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

const NO_SUBSCRIPTION = (): (() => void) => () => undefined
const NOWHERE = (): null => null

/**
 * Lines in the room that a column leaves them, tied to the page: the pointer is shared, a drag
 * chooses the range. Alone in following the pointer, so that what stands around it stays still.
 */
export function WidgetPlot(props: WidgetPlotProps) {
  const { series, zones, showGaps, range, theme, intl, actions } = props
  const { hoverTime, setRange } = actions
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const pointedTime = useSyncExternalStore(
    hoverTime?.subscribe ?? NO_SUBSCRIPTION,
    hoverTime?.get ?? NOWHERE,
  )
  return (
    <div className="air-widget-plot" ref={box}>
      <TimeSeries
        timezone={intl.timeZone ?? 'UTC'}
        hoverTime={pointedTime}
        {...(hoverTime === undefined ? {} : { onHoverTime: hoverTime.set })}
        {...(setRange === undefined ? {} : { onZoom: setRange })}
        {...{ series, zones, showGaps, range, theme, width, height }}
      />
    </div>
  )
}
