import type { PlotFigure, PlotTrace, Trend } from '@airshed/kit'
import { monthNames } from './monthNames.ts'

export interface TrendLook {
  locale: string
  /** IANA zone of the months. */
  timezone: string
  /** Colour of the months, and of the lines through them. */
  color: string
  lineColor: string
  /** CSS pixels that the plot is wide. */
  width: number
  /** Name and unit of the values. */
  title: string
}

/** Least width of a label of a year, CSS pixels. */
const YEAR_PX = 44
/** Least width of the name of a month. */
const MONTH_PX = 72
/** Years between labels. */
const YEAR_STEPS = [1, 2, 5, 10, 20, 50]

/** The months as points, the line of the trend through them, and dashed the lines of the ends of its interval. */
export function trendFigure(trend: Trend, look: TrendLook): PlotFigure {
  const { months, values, line } = trend
  const x = months.map(({ startMs }) => startMs)
  const ends = [x[0] ?? 0, x.at(-1) ?? 0]
  const through = (id: 'slope' | 'low' | 'high'): PlotTrace[] =>
    typeof line === 'string'
      ? []
      : [
          {
            kind: 'line',
            id,
            isBackground: true,
            color: look.lineColor,
            x: ends,
            y: line.ends[id],
            isDashed: id !== 'slope',
          },
        ]
  return {
    traces: [
      { kind: 'line', id: 'months', color: look.color, x, y: values, hasMarks: true },
      ...through('slope'),
      ...through('low'),
      ...through('high'),
    ],
    x: { ticks: ticksOf(x, look) },
    y: { title: look.title },
  }
}

/** Labels of years, so many that they do not touch; of months if there are fewer than two years of them. */
function ticksOf(starts: readonly number[], { locale, timezone, width }: TrendLook) {
  const names = monthNames(locale, timezone)
  const years = starts.filter(names.isFirst)
  if (years.length < 2) {
    const apart = Math.max(1, Math.ceil((starts.length * MONTH_PX) / Math.max(MONTH_PX, width)))
    return starts.filter((_, at) => at % apart === 0).map((at) => ({ at, words: names.name(at) }))
  }
  const room = Math.max(1, Math.floor(width / YEAR_PX))
  const step = YEAR_STEPS.find((one) => years.length / one <= room) ?? years.length
  return years.filter((_, at) => at % step === 0).map((at) => ({ at, words: names.year(at) }))
}
