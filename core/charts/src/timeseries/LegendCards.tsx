import { isReported } from '@airshed/domain'
import type { RangeStatistics } from '@airshed/schemas'
import { formatCoverage, MiddleCut } from '@airshed/ui'
import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FigureNote } from '../frames/FigureNote.tsx'
import { isWithheld } from '../frames/figureTitle.ts'
import { useChartText } from '../messages/chartMessages.ts'
import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { drawnFigures } from '../series/drawnFigures.ts'
import { figuresOf, figureText } from '../series/figuresOf.ts'
import './legend.css'

export interface LegendCardsProps {
  series: readonly ChartSeries[]
  range: ChartRange
  /**
   * Figures over the range by the id of their series, see `WidgetData.statistics`; a series without any has a dash.
   * Default: those of the values that each series holds.
   */
  statistics?: Readonly<Record<string, RangeStatistics>>
  /** Switches a series on and off; without it the cards are not buttons. */
  onToggle?: (seriesId: string) => void
  /** The unit is shown elsewhere, once for all. Default false. */
  isUnitHidden?: boolean
  /** At the end of a card, such as a link to a page about the series. */
  renderEnd?: (series: ChartSeries) => ReactNode
}

/** One card per series: its colour, name, and the figures that its kind has in the window. */
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
  const { series, range, statistics, onToggle, isUnitHidden = false, renderEnd } = props
  const { kind = 'scalar', path = '', label, unit, color, isHidden = false } = series
  const { precision, decimals } = series
  const { from, to } = range
  const { locale } = useIntl()
  const text = useChartText()
  const figures = useMemo(
    () => (statistics === undefined ? drawnFigures(series, { from, to }) : statistics[series.id]),
    [statistics, series, from, to],
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
          <FigureNote
            key={id}
            statistics={key === 'value' ? figures : undefined}
            isHeld={!isReported(path)}
          >
            <span className="air-legend-word">{text(id)} </span>
            <span className="air-legend-value" data-pending={figures === undefined}>
              {figureText(figures?.[key] ?? null, { key }, { kind, precision, decimals }, locale)}
            </span>
            {key === 'value' && figures !== undefined && isWithheld(figures) ? (
              <span className="air-legend-word">
                {' '}
                ({formatCoverage(figures.coverage ?? 0, locale)})
              </span>
            ) : null}
          </FigureNote>
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
