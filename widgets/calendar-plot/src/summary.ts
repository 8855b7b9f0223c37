import type { PluginIntl, WidgetData } from '@airshed/kit'
import { calendarModel, type CalendarModel } from './calendarModel.ts'
import type { CalendarPlotConfig } from './config.ts'
import { dateWords, valueWords } from './dayWords.ts'
import { exceedanceWords } from './noteWords.ts'

/** On which days the parameter was highest and lowest, how many have a value, and how many exceed the limit. */
export function summary(config: CalendarPlotConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const model = calendarModel(config, data, intl.timeZone ?? 'UTC')
  return typeof model === 'string'
    ? intl.formatMessage({ id: 'summary.empty' }, { name })
    : yearWords(name, model, intl)
}

/** The same for the year that is shown. */
export function yearWords(name: string, model: CalendarModel, intl: PluginIntl): string {
  const { days, dataPoint, timezone, year } = model
  const told = days.flatMap(({ startMs, figure: { value } }) =>
    value === null ? [] : [{ startMs, value }],
  )
  const inOrder = told.toSorted((one, other) => one.value - other.value)
  const [lowest, highest] = [inOrder.at(0), inOrder.at(-1)]
  if (lowest === undefined || highest === undefined) {
    return intl.formatMessage({ id: 'summary.few' }, { name, year: String(year) })
  }
  const extremes = intl.formatMessage(
    { id: 'summary' },
    {
      name,
      year: String(year),
      parameter: dataPoint.shortPresentName,
      count: told.length,
      highest: valueWords(highest.value, dataPoint, intl),
      highestOn: dateWords(highest.startMs, timezone, intl),
      lowest: valueWords(lowest.value, dataPoint, intl),
      lowestOn: dateWords(lowest.startMs, timezone, intl),
    },
  )
  return [extremes, ...exceedanceWords(model, intl).map((words) => `${words}.`)].join(' ')
}
