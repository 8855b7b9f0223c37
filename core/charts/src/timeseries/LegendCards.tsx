import { formatValue } from '@airshed/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { seriesStatistics } from '../series/seriesStatistics.ts'
import './legend.css'

export interface LegendCardsProps {
  series: readonly ChartSeries[]
  range: ChartRange
  /** Switches a series on and off; without it the cards are not buttons. */
  onToggle?: (seriesId: string) => void
}

/** A card a series: its colour, name, and its least, mean and greatest value in the window. */
export function LegendCards({ series, range, onToggle }: LegendCardsProps) {
  return (
    <div className="air-legend">
      {series.map((one) => (
        <LegendCard key={one.id} series={one} range={range} onToggle={onToggle} />
      ))}
    </div>
  )
}

interface LegendCardProps {
  series: ChartSeries
  range: ChartRange
  onToggle: ((seriesId: string) => void) | undefined
}

function LegendCard({ series, range, onToggle }: LegendCardProps) {
  const { times, values, kind, label, unit, precision, color, isHidden = false } = series
  const { from, to } = range
  const { locale } = useIntl()
  const text = useChartText()
  const { minimum, average, maximum } = useMemo(
    () => seriesStatistics({ times, values, kind }, { from, to }),
    [times, values, kind, from, to],
  )
  const figures = [
    ['charts.minimum', minimum],
    ['charts.average', average],
    ['charts.maximum', maximum],
  ] as const
  const body = (
    <>
      <span className="air-legend-head">
        <span className="air-legend-line" style={{ background: color }} />
        <span className="air-legend-name">{label}</span>
        <span className="air-legend-unit">{unit}</span>
      </span>
      <span className="air-legend-figures">
        {figures.map(([id, value]) => (
          <span key={id}>
            <span className="air-legend-word">{text(id)} </span>
            <span className="air-legend-value">{formatValue(value, locale, precision)}</span>
          </span>
        ))}
      </span>
    </>
  )
  if (onToggle === undefined) return <div className="air-legend-card">{body}</div>
  return (
    <button
      type="button"
      className="air-legend-card"
      aria-pressed={!isHidden}
      title={text(isHidden ? 'charts.show' : 'charts.hide', { name: label })}
      onClick={() => onToggle(series.id)}
    >
      {body}
    </button>
  )
}
