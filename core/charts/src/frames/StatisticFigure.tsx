import { isReported } from '@airshed/domain'
import type { RangeStatistics } from '@airshed/schemas'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { figuresOf, figureText, wholeFigureOf } from '../series/figuresOf.ts'
import type { ChartFrame } from './chartFrame.ts'
import { FigureNote } from './FigureNote.tsx'
import { PercentileFigure } from './PercentileFigure.tsx'

export interface StatisticFigureProps {
  /** Figures of the range, see `WidgetData.statistics`; undefined: they have not arrived. */
  statistics: RangeStatistics | undefined
  frame: Pick<ChartFrame, 'kind' | 'precision'> & Partial<Pick<ChartFrame, 'path'>>
  /**
   * The column that it is in; the column of means also shows what other kinds have instead of a mean, with its name. A
   * percentile that the need did not request is shown as a dash.
   */
  column: 'minimum' | 'value' | 'maximum' | { /** 0–100 */ percent: number }
}

/** A figure of a series in a table; a dash if its kind has none, or too few readings exist. */
export function StatisticFigure({ statistics, frame, column }: StatisticFigureProps) {
  if (typeof column === 'object') return <PercentileFigure {...{ statistics, frame, ...column }} />
  return <RangeFigure {...{ statistics, frame, column }} />
}

interface RangeFigureProps extends Pick<StatisticFigureProps, 'statistics' | 'frame'> {
  column: 'minimum' | 'value' | 'maximum'
}

function RangeFigure({ statistics, frame, column }: RangeFigureProps) {
  const { locale } = useIntl()
  const text = useChartText()
  const figures = figuresOf(frame.kind)
  const whole = wholeFigureOf(frame.kind)
  const figure =
    figures.find(({ key }) => key === column) ??
    (column === 'value' && whole.key === 'value' ? whole : null)
  const value = figure === null ? null : (statistics?.[figure.key] ?? null)
  if (figure === null || statistics === undefined) return <span className="air-muted">–</span>
  const isNamed = figure.id === 'charts.total' || figure.id === 'charts.level'
  const shown = figureText(value, figure, frame, locale)
  const className = value === null ? 'air-muted' : undefined
  if (column !== 'value') return <span className={className}>{shown}</span>
  return (
    <FigureNote {...{ statistics, className }} isHeld={!isReported(frame.path ?? '')}>
      {isNamed && value !== null ? <span className="air-muted">{text(figure.id)} </span> : null}
      {shown}
    </FigureNote>
  )
}
