import {
  formatCoverage,
  COMPLETENESS_THRESHOLD,
  type PluginIntl,
  type TimeRange,
} from '@airshed/kit'
import { timeFormat } from '@airshed/kit'
import { meanId } from './figureText.ts'
import { coverageOf, type Variation } from './variation.ts'

/** Small print: what is averaged, how the interval is computed, how many hours, when, and by which clock. */
export function noteText(variation: Variation, range: TimeRange, intl: PluginIntl): string {
  const { cycles, dataPoint, deviceName } = variation
  const { unit, shortPresentName: parameter, kind } = dataPoint
  const percent = (share: number) => formatCoverage(share, intl.locale)
  const format = timeFormat(intl.locale, cycles.timezone)
  const { count, coverage } = coverageOf(cycles)
  const threshold = percent(COMPLETENESS_THRESHOLD)
  return [
    `${deviceName}, ${parameter}${unit === '' ? '' : `, ${unit}`}`,
    format.isSameDay(range.from, range.to)
      ? `${format.dateTimeOfYear(range.from)} – ${format.time(range.to)}`
      : `${format.dateOfYear(range.from)} – ${format.dateOfYear(range.to)}`,
    intl.formatMessage({ id: 'note.zone' }, { zone: cycles.timezone }),
    intl.formatMessage(
      { id: 'note.mean' },
      { mean: intl.formatMessage({ id: meanId(variation) }), threshold },
    ),
    ...(kind === 'direction' ? [] : [intl.formatMessage({ id: 'note.interval' })]),
    intl.formatMessage(
      { id: 'note.hours' },
      { count, share: coverage === null ? '–' : percent(coverage) },
    ),
  ].join(' · ')
}
