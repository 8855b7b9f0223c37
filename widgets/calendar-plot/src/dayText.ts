import {
  formatCoverage,
  COMBINATIONS,
  formatValue,
  timeFormat,
  type DataPoint,
  type PlotWords,
  type PluginIntl,
} from '@airshed/kit'
import type { CalendarDay } from './calendarDays.ts'
import type { CalendarModel } from './calendarModel.ts'
import type { DayLook } from './dayLooks.ts'

const NO_COLOR = 'transparent'

/** A value with its unit. */
export function valueText(
  value: number,
  { unit, precision, kind }: DataPoint,
  intl: PluginIntl,
): string {
  const decimals = kind === 'boolean' ? 2 : precision
  return `${formatValue(value, intl.locale, decimals)} ${unit}`.trim()
}

/** The message that states what the value of a day is: a mean, a total, an extreme. */
export const statisticId = ({ kind }: DataPoint): string => `day.${COMBINATIONS[kind]}`

/** "87%"; a dash if no reading was due. */
export const shareText = (coverage: number | null, intl: PluginIntl): string =>
  coverage === null ? '–' : formatCoverage(coverage, intl.locale)

/** `Wed, Mar 4, 2026` in the reader's language, by the clock of a zone. */
export function dateText(startMs: number, timezone: string, intl: PluginIntl): string {
  const weekday = new Intl.DateTimeFormat(intl.locale, { weekday: 'short', timeZone: timezone })
  return `${weekday.format(startMs)}, ${timeFormat(intl.locale, timezone).dateOfYear(startMs)}`
}

/** Everything the tooltip says about a day: value, grade, and what it is based on. */
export function dayText(
  { startMs, figure, isRunning }: CalendarDay,
  look: DayLook | undefined,
  { dataPoint, timezone }: Pick<CalendarModel, 'dataPoint' | 'timezone'>,
  intl: PluginIntl,
): PlotWords {
  const { value, count, expected, coverage } = figure
  const text = (id: string, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id }, values)
  const row = (name: string, written: string, color = NO_COLOR) => ({ name, value: written, color })
  const rows = []
  if (count === 0) rows.push(row(text('day.none'), ''))
  else if (value === null) rows.push(row(text('day.few'), ''))
  else {
    const color = look?.color ?? NO_COLOR
    rows.push(row(text(statisticId(dataPoint)), valueText(value, dataPoint, intl), color))
  }
  if (look?.grade != null) rows.push(row(text('day.grade'), look.grade))
  if (expected > 0 || count > 0) {
    const share = shareText(coverage, intl)
    rows.push(row(text('day.coverage'), text('day.readings', { count, expected, share })))
  }
  if (isRunning) rows.push(row(text('day.running'), ''))
  const title = dateText(startMs, timezone, intl)
  const details = rows.map((one) => `${one.name} ${one.value}`.trim()).join(', ')
  return { title, rows, sentence: `${title}: ${details}` }
}
