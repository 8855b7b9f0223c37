import type { PlotWords, PluginIntl } from '@airshed/kit'
import { monthNames } from './monthNames.ts'
import type { TrendModel } from './trendModel.ts'
import { statisticId, valueText } from './trendText.ts'

const NO_COLOR = 'transparent'

interface MonthFigure {
  name: string
  value: string
}

/** The figures of a month: its value, and that without its season if it was removed; null where it has none. */
export function monthFigures(
  at: number,
  { trend, dataPoint }: TrendModel,
  intl: PluginIntl,
): readonly MonthFigure[] | null {
  const [value, adjusted] = [trend.months[at]?.value ?? null, trend.values[at] ?? null]
  if (value === null || adjusted === null) return null
  const own = {
    name: intl.formatMessage({ id: statisticId(dataPoint) }),
    value: valueText(value, dataPoint, intl),
  }
  if (!trend.isDeseasonalized) return [own]
  const name = intl.formatMessage({ id: 'month.adjusted' })
  return [{ name, value: valueText(adjusted, dataPoint, intl) }, own]
}

/** Everything the tooltip says about a month; null where it has no value. */
export function monthText(
  at: number,
  model: TrendModel,
  look: { color: string; timezone: string },
  intl: PluginIntl,
): PlotWords | null {
  const figures = monthFigures(at, model, intl)
  const startMs = model.trend.months[at]?.startMs
  if (figures === null || startMs === undefined) return null
  const title = monthNames(intl.locale, look.timezone).name(startMs)
  const rows = figures.map((one, row) => ({ ...one, color: row === 0 ? look.color : NO_COLOR }))
  const details = rows.map(({ name, value }) => `${name} ${value}`).join(', ')
  return { title, rows, sentence: `${title}: ${details}` }
}
