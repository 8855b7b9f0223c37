import { COMPLETENESS_THRESHOLD, formatCoverage, type PluginIntl } from '@airshed/kit'
import { monthNames } from './monthNames.ts'
import type { TrendModel } from './trendModel.ts'
import { statisticId } from './trendText.ts'

/**
 * Small print: parameter and unit, what the value of a month is, which months, by which clock, and how the line, its
 * interval and the seasons were determined.
 *
 * @param timezone IANA zone of the months
 */
export function noteText(model: TrendModel, timezone: string, intl: PluginIntl): string {
  const { dataPoint, deviceName, trend, isWithoutSeasons } = model
  const { months, omitted, isDeseasonalized, line } = trend
  const { unit, shortPresentName: parameter } = dataPoint
  const threshold = formatCoverage(COMPLETENESS_THRESHOLD, intl.locale)
  const { name } = monthNames(intl.locale, timezone)
  const say = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id }, values)
  return [
    `${deviceName}, ${parameter}${unit === '' ? '' : `, ${unit}`}`,
    say('note.month', { statistic: say(statisticId(dataPoint)), threshold }),
    `${name(months[0]?.startMs ?? 0)} – ${name(months.at(-1)?.startMs ?? 0)}`,
    say('note.zone', { zone: timezone }),
    ...(typeof line === 'string'
      ? []
      : [say('note.line', { samples: line.samples, count: line.blockMonths })]),
    ...(isDeseasonalized ? [say('note.seasons')] : []),
    ...(isWithoutSeasons && !isDeseasonalized ? [say('note.fewSeasons')] : []),
    ...(omitted > 0 ? [say('note.omitted', { count: omitted })] : []),
  ].join(' · ')
}
