import {
  belowLimitWords,
  formatTooltipValue,
  HiddenMark,
  MiddleCut,
  timeFormat,
  useUiText,
} from '@airshed/ui'
import { useIntl } from 'react-intl'
import type { ChartRange } from '../series/chartSeries.ts'
import { stateText } from '../series/stateText.ts'
import type { HoverValue } from './hoverValues.ts'
import './timeSeries.css'

interface ChartTooltipProps {
  /** UTC milliseconds. */
  time: number
  /** The window of the chart: if it spans several years, times include the year. */
  range: ChartRange
  timezone: string
  values: readonly HoverValue[]
  /** CSS pixels from the left edge of the chart, and the chart's width. */
  left: number
  chartWidth: number
}

/** All values at a time, beside the cursor and never over it. */
export function ChartTooltip(props: ChartTooltipProps) {
  const { time, range, timezone, values, left, chartWidth } = props
  const { locale } = useIntl()
  const uiText = useUiText()
  const format = timeFormat(locale, timezone)
  const hasYear = !format.isSameYear(range.from, range.to)
  const isOnLeft = left > chartWidth / 2
  return (
    <div
      className="air-chart-tooltip"
      style={isOnLeft ? { right: chartWidth - left + 10 } : { left: left + 10 }}
    >
      <div className="air-chart-tooltip-time">
        {hasYear ? format.dateTimeOfYear(time) : format.dateTime(time)}
      </div>
      {values.map(({ id, label, color, unit, value, hidden, belowLimit, ...kinds }) => (
        <div className="air-chart-tooltip-row" key={id}>
          <span className="air-chart-swatch" style={{ background: color }} />
          <span className="air-chart-tooltip-label">
            <MiddleCut text={label} />
          </span>
          <span className="air-chart-tooltip-value">
            {hidden === null ? (
              belowLimit === undefined ? (
                (stateText(kinds, value, { locale, uiText }) ?? formatTooltipValue(value, locale))
              ) : (
                belowLimitWords(belowLimit, { unit: '', locale, text: uiText })
              )
            ) : (
              <HiddenMark {...{ hidden, unit }} isShort />
            )}
          </span>
          <span className="air-chart-tooltip-unit">{hidden === null ? unit : ''}</span>
        </div>
      ))}
    </div>
  )
}
