import { countExceedances, type PluginIntl } from '@airshed/kit'
import type { CalendarModel } from './calendarModel.ts'
import { statisticId, valueText } from './dayText.ts'

/**
 * Small print: how many days exceed the limit, parameter and unit, what the value of a day is, by which clock, and
 * which limits apply.
 */
export function noteText(model: CalendarModel, intl: PluginIntl): string {
  const { dataPoint, deviceName, timezone: zone, profile, days } = model
  const { unit, shortPresentName: parameter } = dataPoint
  const withheld = days.filter(({ figure }) => figure.value === null && figure.count > 0).length
  return [
    ...exceedanceText(model, intl),
    `${deviceName}, ${parameter}${unit === '' ? '' : `, ${unit}`}`,
    intl.formatMessage({ id: statisticId(dataPoint) }),
    intl.formatMessage({ id: 'note.zone' }, { zone }),
    ...(profile === null
      ? []
      : [intl.formatMessage({ id: 'note.limits' }, { profile: profile.name })]),
    ...(withheld === 0 ? [] : [intl.formatMessage({ id: 'note.withheld' }, { count: withheld })]),
  ].join(' · ')
}

/**
 * "12 days above 50 µg/m³ (360 of 365 days valid)"; with "≥" if too few days are valid for the count to be that of the
 * year. The current day does not count. Empty without a limit.
 */
export function exceedanceText(
  { dataPoint, limit, days }: Pick<CalendarModel, 'dataPoint' | 'limit' | 'days'>,
  intl: PluginIntl,
): string[] {
  if (limit === null) return []
  const over = days.filter(({ isRunning }) => !isRunning)
  const values = over.flatMap(({ figure: { value } }) => (value === null ? [] : [value]))
  const due = over.filter(({ figure }) => figure.expected > 0 || figure.count > 0).length
  const { value, atLeast, count, expected } = countExceedances(values, limit, due)
  const id = value === null ? 'note.aboveAtLeast' : 'note.above'
  const above = valueText(limit, dataPoint, intl)
  return [intl.formatMessage({ id }, { days: atLeast, above, count, expected })]
}
