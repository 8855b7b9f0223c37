import type { AlertHours } from '@airshed/console-kit'
import { weekdayName, type PluginIntl } from '@airshed/kit'

/** When an alert may begin, a line for each span: "Mon, Tue 08:00 – 18:00". */
export function hoursText({ spans }: AlertHours, intl: PluginIntl): readonly string[] {
  return spans.map(({ days, from, to }) => {
    const names = days
      .toSorted((a, b) => a - b)
      .map((day) => weekdayName(day - 1, intl.locale, 'short'))
    const isNextDay = to <= from
    return intl.formatMessage(
      { id: isNextDay ? 'monitor.hours.overnight' : 'monitor.hours.span' },
      { days: dayText(days, names), from, to },
    )
  })
}

/** Consecutive days as a span, "Mon – Fri", others one by one. */
function dayText(days: readonly number[], names: readonly string[]): string {
  const isRun = Math.max(...days) - Math.min(...days) === days.length - 1
  return isRun && names.length > 2 ? `${names[0]} – ${names.at(-1)}` : names.join(', ')
}
