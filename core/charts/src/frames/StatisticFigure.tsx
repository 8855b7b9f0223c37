import { formatValue } from '@airshed/ui'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { figuresOf, isRoughMean, wholeFigureOf } from '../series/figuresOf.ts'
import type { SeriesStatistics } from '../series/seriesStatistics.ts'
import type { ChartFrame } from './chartFrame.ts'

export interface StatisticFigureProps {
  statistics: SeriesStatistics
  frame: Pick<ChartFrame, 'kind' | 'precision' | 'completeness'>
  /**
   * The column that it stands in; that of means also takes what other kinds have in place of a
   * mean, with its name.
   */
  column: 'minimum' | 'average' | 'maximum'
}

/** A figure of a series in a table: a dash where its kind has none. */
export function StatisticFigure({ statistics, frame, column }: StatisticFigureProps) {
  const { locale } = useIntl()
  const text = useChartText()
  const figures = figuresOf(frame.kind)
  const whole = wholeFigureOf(frame.kind)
  const figure =
    figures.find(({ key }) => key === column) ??
    (column === 'average' && whole.key === 'total' ? whole : null)
  if (figure === null) return <span className="air-muted">–</span>
  const words = formatValue(statistics[figure.key], locale, frame.precision)
  if (isRoughMean(figure, frame, statistics)) {
    return <span title={text('charts.rough')}>≈ {words}</span>
  }
  const isNamed = figure.id === 'charts.total' || figure.id === 'charts.level'
  if (!isNamed || statistics[figure.key] === null) return words
  return (
    <>
      <span className="air-muted">{text(figure.id)} </span>
      {words}
    </>
  )
}
