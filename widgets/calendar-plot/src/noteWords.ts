import type { PluginIntl } from '@airshed/kit'
import type { CalendarModel } from './calendarModel.ts'
import { statisticId } from './dayWords.ts'

/** Small print: parameter and unit, what the value of a day is, by which clock, and which limits apply. */
export function noteWords(
  { dataPoint, deviceName, timezone: zone, profile, days }: CalendarModel,
  intl: PluginIntl,
): string {
  const { unit, shortPresentName: parameter } = dataPoint
  const withheld = days.filter(({ figure }) => figure.value === null && figure.count > 0).length
  return [
    `${deviceName}, ${parameter}${unit === '' ? '' : `, ${unit}`}`,
    intl.formatMessage({ id: statisticId(dataPoint) }),
    intl.formatMessage({ id: 'note.zone' }, { zone }),
    ...(profile === null
      ? []
      : [intl.formatMessage({ id: 'note.limits' }, { profile: profile.name })]),
    ...(withheld === 0 ? [] : [intl.formatMessage({ id: 'note.withheld' }, { count: withheld })]),
  ].join(' · ')
}
