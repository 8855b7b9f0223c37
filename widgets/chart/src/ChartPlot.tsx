import {
  TimeSeries,
  useElementSize,
  type ChartSeries,
  type ChartZone,
  type WidgetProps,
} from '@airshed/kit'
import { useRef, useSyncExternalStore } from 'react'
import type { ChartConfig } from './config.ts'

export interface ChartPlotProps extends Pick<
  WidgetProps<ChartConfig>,
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

/** The lines, in the room that is left to them; alone in following the pointer of the page. */
export function ChartPlot(props: ChartPlotProps) {
  const { series, zones, showGaps, range, theme, intl, actions } = props
  const { hoverTime, setRange } = actions
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const pointedTime = useSyncExternalStore(
    hoverTime?.subscribe ?? NO_SUBSCRIPTION,
    hoverTime?.get ?? NOWHERE,
  )
  return (
    <div className="chart-widget-plot" ref={box}>
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
