import type { PluginIntl } from '@airshed/contract'
import type { AirGrade, LatestReading } from '@airshed/domain'
import type { NodeStatus, ParameterKind } from '@airshed/schemas'
import { faultText, formatReading, formatValue, timeFormat, uiMessages } from '@airshed/ui'
import { averagingWord } from './averagingWord.ts'
import { belowLimitWords } from './belowLimitWords.ts'
import { hiddenReadingWords } from './hiddenReadingWords.ts'
import { uiTextOf } from './uiTextOf.ts'

/** The newest reading of a parameter, for a sentence that starts with the parameter's name. */
export interface SpokenReading extends LatestReading {
  unit: string
  precision: number
  kind: ParameterKind
  /** Its grade over hours with the mean that was graded, which comes first; default none. */
  air?: AirGrade | null
}

/**
 * The newest reading in words, for summaries: value with its unit, grade, and its time if it is older
 * than its reporting gap (`12.3 µg/m³, Good, as of Mar 14, 16:00`). If a mean over hours was graded, that mean and its grade
 * come first (`17.0 ppb (1 h mean), Moderate, latest 9.2 ppb`).
 */
export function readingWords(
  reading: SpokenReading,
  intl: Pick<PluginIntl, 'locale' | 'timeZone'>,
): string {
  const { air = null, value, belowLimit, isFaulty } = reading
  if (air === null) return newestText(reading, intl)
  const { value: mean, unit, precision } = air.mean
  const graded = [
    `${formatValue(mean, intl.locale, precision)} ${unit} (${averagingWord(air.averaging, intl)})`,
    air.grade.name,
  ]
  if (!isFaulty && value === null && belowLimit === undefined) return graded.join(', ')
  const newest = newestText({ ...reading, grade: null }, intl)
  const said = isFaulty ? newest : uiTextOf(intl.locale)('ui.reading.newest', { value: newest })
  return [...graded, said].join(', ')
}

function newestText(reading: SpokenReading, intl: Pick<PluginIntl, 'locale' | 'timeZone'>): string {
  const { value, belowLimit, unit, precision, decimals, kind } = reading
  const { isFaulty, hidden, fault, isOld, atMs, grade } = reading
  const { locale, timeZone = 'UTC' } = intl
  const text = uiTextOf(locale)
  if (isFaulty) {
    const words = hiddenReadingWords(hidden, unit, intl)
    if (fault === undefined) return words
    const options = { unit, precision, decimals, locale, timezone: timeZone, text }
    return `${words} ${faultText(fault, options)}`
  }
  if (value === null && belowLimit === undefined) {
    return text('ui.noValue').toLocaleLowerCase(locale)
  }
  const measured =
    kind === 'boolean'
      ? text(value === 0 ? 'ui.reading.no' : 'ui.reading.yes')
      : `${formatReading(value, locale, { precision, decimals })} ${unit}`.trim()
  const figure = belowLimit === undefined ? measured : belowLimitWords(belowLimit, unit, intl)
  const time = isOld && atMs !== null ? timeFormat(locale, timeZone).dateTime(atMs) : null
  const since = time === null ? [] : [text('ui.asOf', { time })]
  return [figure, ...(grade === null ? [] : [grade.name]), ...since].join(', ')
}

/** The text of a `StatusTag`, for summaries. */
export function statusWord(status: NodeStatus, { locale }: Pick<PluginIntl, 'locale'>): string {
  const text: Readonly<Record<string, string>> = uiMessages[locale === 'es' ? 'es' : 'en']
  return text[`ui.status.${status}`] ?? text[`ui.grade.${status}`] ?? status
}
