import { averagingWord, timeFormat, type PluginIntl } from '@airshed/kit'
import type { AirBlock, Headline, PollutantRow } from './airBlocks.ts'

/** `PM2.5, NowCast` */
export const causeText = ({ cause }: Headline, intl: PluginIntl): string =>
  intl.formatMessage(
    { id: 'cause' },
    { parameter: cause.label, averaging: averagingWord(cause.averaging, intl) },
  )

/** Why a pollutant has no value, such as `12 of 24 hours`; null if it has one. */
export function withheldText(row: PollutantRow, intl: PluginIntl): string | null {
  const { withheld, averaging, count, expected } = row
  if (withheld === null) return null
  const id =
    withheld === 'coverage' && averaging === 'hour' ? 'withheld.hour' : `withheld.${withheld}`
  return intl.formatMessage({ id }, { count, expected })
}

/** The pollutants that were not included, `PM10 and O₃`; null if all were. */
export function missingText({ rows }: AirBlock, intl: PluginIntl): string | null {
  const labels = rows.filter(({ grade }) => grade === null).map(({ label }) => label)
  if (labels.length === 0) return null
  const parameters = new Intl.ListFormat(intl.locale, { type: 'conjunction' }).format(labels)
  return intl.formatMessage({ id: 'missing' }, { parameters })
}

/** The standard, and up to when: `US AQI, hours up to 17:00`. */
export function basisText({ profile, timeMs }: AirBlock, nowMs: number, intl: PluginIntl): string {
  if (timeMs === null)
    return intl.formatMessage({ id: 'basis.readings' }, { profile: profile.name })
  const format = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const time = format.isSameDay(timeMs, nowMs) ? format.time(timeMs) : format.dateTimeOfYear(timeMs)
  return intl.formatMessage({ id: 'basis.hours' }, { profile: profile.name, time })
}

/** `µg/m³`, where the note below the table names the air of `µg/m³ (20 °C)`. */
export const unitInRow = ({ unit, gas_reference: reference }: PollutantRow): string =>
  reference === undefined ? unit : (unit.split(' (')[0] ?? unit)

/** The air to which gases by mass refer, the same for all of a standard: `gases at 20 °C`; null: none is by mass. */
export function airText({ rows }: AirBlock, intl: PluginIntl): string | null {
  const reference = rows.find(({ gas_reference: one }) => one !== undefined)?.gas_reference
  return reference === undefined ? null : intl.formatMessage({ id: `air.${reference}` })
}
