import type { PluginIntl, WidgetData } from '@airshed/kit'
import { calendarModel, type CalendarModel } from './calendarModel.ts'
import type { CalendarPlotConfig } from './config.ts'
import { dateText, valueText } from './dayText.ts'
import { exceedanceText } from './noteText.ts'

/** On which days the parameter was highest and lowest, how many have a value, and how many exceed the limit. */
export function summary(config: CalendarPlotConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const model = calendarModel(config, data, intl.timeZone ?? 'UTC')
  return typeof model === 'string'
    ? intl.formatMessage({ id: 'summary.empty' }, { name })
    : yearText(name, model, intl)
}

/** The same for the year that is shown. */
export function yearText(name: string, model: CalendarModel, intl: PluginIntl): string {
  const { days, dataPoint, timezone, year } = model
  const known = days.flatMap(({ startMs, figure: { value } }) =>
    value === null ? [] : [{ startMs, value }],
  )
  const inOrder = known.toSorted((one, other) => one.value - other.value)
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
      count: known.length,
      highest: valueText(highest.value, dataPoint, intl),
      highestOn: dateText(highest.startMs, timezone, intl),
      lowest: valueText(lowest.value, dataPoint, intl),
      lowestOn: dateText(lowest.startMs, timezone, intl),
    },
  )
  return [extremes, ...exceedanceText(model, intl).map((words) => `${words}.`)].join(' ')
}
