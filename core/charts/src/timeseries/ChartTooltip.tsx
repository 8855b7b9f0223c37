import { formatTooltipValue, MiddleCut, timeFormat } from '@airshed/ui'
import { useIntl } from 'react-intl'
import type { HoverValue } from './hoverValues.ts'
import './timeSeries.css'

interface ChartTooltipProps {
  /** UTC milliseconds. */
  time: number
  timezone: string
  values: readonly HoverValue[]
  /** CSS pixels from the left edge of the chart, and the chart's width. */
  left: number
  chartWidth: number
}

/** All values at a time, beside the cursor and never over it. */
export function ChartTooltip({ time, timezone, values, left, chartWidth }: ChartTooltipProps) {
  const { locale } = useIntl()
  const isOnLeft = left > chartWidth / 2
  return (
    <div
      className="air-chart-tooltip"
      style={isOnLeft ? { right: chartWidth - left + 10 } : { left: left + 10 }}
    >
      <div className="air-chart-tooltip-time">{timeFormat(locale, timezone).dateTime(time)}</div>
      {values.map(({ id, label, color, unit, value }) => (
        <div className="air-chart-tooltip-row" key={id}>
          <span className="air-chart-swatch" style={{ background: color }} />
          <span className="air-chart-tooltip-label">
            <MiddleCut text={label} />
          </span>
          <span className="air-chart-tooltip-value">{formatTooltipValue(value, locale)}</span>
          <span className="air-chart-tooltip-unit">{unit}</span>
        </div>
      ))}
    </div>
  )
}
