import { formatValue, MiddleCut } from '@airshed/ui'
import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { figuresOf } from '../series/figuresOf.ts'
import { seriesStatistics } from '../series/seriesStatistics.ts'
import './legend.css'

export interface LegendCardsProps {
  series: readonly ChartSeries[]
  range: ChartRange
  /** Switches a series on and off; without it the cards are not buttons. */
  onToggle?: (seriesId: string) => void
  /** The unit is told elsewhere, once for all. Default false. */
  isUnitHidden?: boolean
  /** At the end of a card, such as a link to a page about the series. */
  renderEnd?: (series: ChartSeries) => ReactNode
}

/** A card a series: its colour, name, and the figures that its kind has in the window. */
export function LegendCards({ series, ...rest }: LegendCardsProps) {
  return (
    <div className="air-legend">
      {series.map((one) => (
        <LegendCard key={one.id} series={one} {...rest} />
      ))}
    </div>
  )
}

interface LegendCardProps extends Omit<LegendCardsProps, 'series'> {
  series: ChartSeries
}

function LegendCard(props: LegendCardProps) {
  const { series, range, onToggle, isUnitHidden = false, renderEnd } = props
  const {
    times,
    values,
    kind = 'scalar',
    label,
    unit,
    precision,
    color,
    completeness,
    isHidden = false,
  } = series
  const { from, to } = range
  const { locale } = useIntl()
  const text = useChartText()
  const statistics = useMemo(
    () =>
      seriesStatistics(
        { times, values, kind, ...(completeness === undefined ? {} : { completeness }) },
        { from, to },
      ),
    [times, values, kind, completeness, from, to],
  )
  const body = (
    <>
      <span className="air-legend-head">
        <span className="air-legend-line" style={{ background: color }} />
        <span className="air-legend-name">
          <MiddleCut text={label} />
        </span>
        {isUnitHidden ? null : <span className="air-legend-unit">{unit}</span>}
      </span>
      <span className="air-legend-figures">
        {figuresOf(kind).map(({ id, key }) => (
          <span key={id}>
            <span className="air-legend-word">{text(id)} </span>
            <span className="air-legend-value">
              {formatValue(statistics[key], locale, precision)}
            </span>
          </span>
        ))}
      </span>
    </>
  )
  return (
    <div className="air-legend-card" data-hidden={isHidden}>
      {onToggle === undefined ? (
        <div className="air-legend-body">{body}</div>
      ) : (
        <button
          type="button"
          className="air-legend-body"
          aria-pressed={!isHidden}
          title={text(isHidden ? 'charts.show' : 'charts.hide', {
            name: series.fullLabel ?? label,
          })}
          onClick={() => onToggle(series.id)}
        >
          {body}
        </button>
      )}
      {renderEnd?.(series)}
    </div>
  )
}
