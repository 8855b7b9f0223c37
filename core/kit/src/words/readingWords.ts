import type { PluginIntl } from '@airshed/contract'
import type { LatestReading } from '@airshed/domain'
import type { NodeStatus, ParameterKind } from '@airshed/schemas'
import { faultWords, formatValue, timeFormat, uiMessages, type UiText } from '@airshed/ui'

type Words = Readonly<Record<string, string>>

const wordsOf = (locale: string): Words => uiMessages[locale === 'es' ? 'es' : 'en']

/** The newest reading of a parameter, for a sentence that starts with the parameter's name. */
export interface SpokenReading extends LatestReading {
  unit: string
  precision: number
  kind: ParameterKind
}

/**
 * A newest reading in words, for summaries: value with its unit, grade, and its time when it is
 * older than its reporting gap (`12.3 µg/m³, Good, as of Mar 14, 16:00`).
 */
export function readingWords(
  reading: SpokenReading,
  intl: Pick<PluginIntl, 'locale' | 'timeZone'>,
): string {
  const { value, unit, precision, isFaulty, fault, isOld, atMs, grade, kind } = reading
  const { locale, timeZone = 'UTC' } = intl
  const text = wordsOf(locale)
  if (isFaulty) {
    const words = (text['ui.reading.fault'] ?? '').toLocaleLowerCase(locale)
    if (fault === undefined) return words
    const write: UiText = (id, values = {}) =>
      (text[id] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    const options = { unit, precision, locale, timezone: timeZone, text: write }
    return `${words} ${faultWords(fault, options)}`
  }
  if (value === null) return (text['ui.noValue'] ?? '').toLocaleLowerCase(locale)
  const figure =
    kind === 'boolean'
      ? (text[value === 0 ? 'ui.reading.no' : 'ui.reading.yes'] ?? '')
      : `${formatValue(value, locale, precision)} ${unit}`.trim()
  const time = isOld && atMs !== null ? timeFormat(locale, timeZone).dateTime(atMs) : null
  const since = time === null ? [] : [(text['ui.asOf'] ?? '').replace('{time}', time)]
  return [figure, ...(grade === null ? [] : [grade.name]), ...since].join(', ')
}

/** The text of a `StatusTag`, for summaries. */
export function statusWord(status: NodeStatus, { locale }: Pick<PluginIntl, 'locale'>): string {
  const text = wordsOf(locale)
  return text[`ui.status.${status}`] ?? text[`ui.grade.${status}`] ?? status
}
