import { formatValue } from '@airshed/ui'
import type { RangeStatistics } from '@airshed/schemas'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { figuresOf, wholeFigureOf } from '../series/figuresOf.ts'
import type { ChartFrame } from './chartFrame.ts'
import { figureTitle } from './figureTitle.ts'

export interface StatisticFigureProps {
  /** Figures of the range, see `WidgetData.statistics`; undefined: they have not come. */
  statistics: RangeStatistics | undefined
  frame: Pick<ChartFrame, 'kind' | 'precision'>
  /**
   * The column that it stands in; that of means also takes what other kinds have in place of a
   * mean, with its name.
   */
  column: 'minimum' | 'value' | 'maximum'
}

/** A figure of a series in a table: a dash where its kind has none, or too few readings exist. */
export function StatisticFigure({ statistics, frame, column }: StatisticFigureProps) {
  const { locale } = useIntl()
  const text = useChartText()
  const figures = figuresOf(frame.kind)
  const whole = wholeFigureOf(frame.kind)
  const figure =
    figures.find(({ key }) => key === column) ??
    (column === 'value' && whole.key === 'value' ? whole : null)
  const value = figure === null ? null : (statistics?.[figure.key] ?? null)
  if (figure === null || statistics === undefined) return <span className="air-muted">–</span>
  const title = column === 'value' ? { title: figureTitle(statistics, locale, text) } : {}
  if (value === null) {
    return (
      <span className="air-muted" {...title}>
        –
      </span>
    )
  }
  const isNamed = figure.id === 'charts.total' || figure.id === 'charts.level'
  return (
    <span {...title}>
      {isNamed ? <span className="air-muted">{text(figure.id)} </span> : null}
      {formatValue(value, locale, frame.precision)}
    </span>
  )
}
