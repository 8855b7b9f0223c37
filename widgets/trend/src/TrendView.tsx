import { colorOfParameter, Plot, THEME_TOKENS, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { TrendConfig } from './config.ts'
import { monthNames } from './monthNames.ts'
import { monthFigures, monthText } from './monthText.ts'
import { noteText } from './noteText.ts'
import { findingsText } from './summary.ts'
import { trendFigure } from './trendFigure.ts'
import type { TrendModel } from './trendModel.ts'
import { figureText, percentText, statisticId } from './trendText.ts'
import './trend.css'

export interface TrendViewProps extends Pick<WidgetProps<TrendConfig>, 'size' | 'theme' | 'intl'> {
  name: string
  model: TrendModel
  /** IANA zone of the months. */
  timezone: string
}

/** Minimum inner heights (CSS px) that have space for the figure, the small print, and the change in percent. */
const FIGURE_FROM_PX = 120
const NOTE_FROM_PX = 190
const PERCENT_FROM_PX = 240

/** The months, the line through them, by how much it rises in a year, and what that is based on. */
export function TrendView({ name, model, timezone, size, theme, intl }: TrendViewProps) {
  const { trend, dataPoint } = model
  const color = colorOfParameter(dataPoint.path, theme)
  const lineColor = THEME_TOKENS[theme].text
  const { locale } = intl
  const { width } = size
  const { unit, shortPresentName: parameter } = dataPoint
  const figure = useMemo(() => {
    const title = unit === '' ? parameter : `${parameter}, ${unit}`
    return trendFigure(trend, { locale, timezone, color, lineColor, width, title })
  }, [trend, locale, timezone, color, lineColor, width, parameter, unit])
  const table = useMemo(() => {
    const names = monthNames(locale, timezone)
    const say = (id: string) => intl.formatMessage({ id })
    const heads = trend.isDeseasonalized ? ['month.adjusted'] : []
    return {
      label: name,
      head: [...heads, statisticId(dataPoint)].map(say),
      rows: trend.months.map(({ startMs }, at) => ({
        id: String(startMs),
        name: names.name(startMs),
        cells:
          monthFigures(at, model, intl)?.map(({ value }) => value) ??
          [...heads, ''].map(() => say('month.few')),
      })),
    }
  }, [name, model, trend, dataPoint, locale, timezone, intl])
  const percent = percentText(model, intl)
  const note = noteText(model, timezone, intl)
  const hint = intl.formatMessage({ id: 'plot.keys' })
  return (
    <div className="trend-widget">
      {size.height < FIGURE_FROM_PX ? null : (
        <div className="trend-figures">
          <span className="trend-figure">{figureText(model, intl)}</span>
          {percent === null || size.height < PERCENT_FROM_PX ? null : (
            <span className="trend-percent">{percent}</span>
          )}
        </div>
      )}
      <div className="trend-plot">
        <Plot
          label={`${findingsText(name, model, intl)} ${hint}`}
          {...{ figure, table, theme }}
          tell={({ trace, point }) =>
            trace === 0 ? monthText(point, model, { color, timezone }, intl) : null
          }
        />
      </div>
      {size.height < NOTE_FROM_PX ? null : (
        <div className="trend-note" title={note}>
          {note}
        </div>
      )}
    </div>
  )
}
