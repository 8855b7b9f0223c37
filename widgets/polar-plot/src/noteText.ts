import {
  formatCoverage,
  COMPLETENESS_THRESHOLD,
  timeFormat,
  type PluginIntl,
  type TimeRange,
} from '@airshed/kit'
import { isAnyFew, type PolarModel } from './polarModel.ts'
import { speedUnit, valueText } from './polarText.ts'

/** Small print: how many hours, how they are smoothed, what is uncertain, when, and by which clock. */
export function noteText(model: PolarModel, range: TimeRange, intl: PluginIntl): string {
  const { plot, deviceName, pollutant } = model
  const { fewBelow, calm } = plot
  const format = timeFormat(intl.locale, plot.timezone)
  const threshold = formatCoverage(COMPLETENESS_THRESHOLD, intl.locale)
  const { unit } = pollutant
  return [
    basisText(model, intl),
    ...(isAnyFew(model) ? [intl.formatMessage({ id: 'note.few' }, { count: fewBelow })] : []),
    intl.formatMessage(
      { id: 'note.smoothed' },
      {
        deg: plot.directionSpreadDeg,
        speed: `${intl.formatNumber(plot.speedSpread)} ${speedUnit(model)}`,
      },
    ),
    intl.formatMessage({ id: 'note.mean' }, { value: valueText(plot.mean, model, intl) }),
    ...(calm.count === 0
      ? []
      : [
          intl.formatMessage(
            { id: 'note.calm' },
            { count: calm.count, value: valueText(calm.mean, model, intl) },
          ),
        ]),
    intl.formatMessage({ id: 'note.hourly' }, { threshold }),
    `${deviceName}, ${pollutant.shortPresentName}${unit === '' ? '' : `, ${unit}`}`,
    format.isSameDay(range.from, range.to)
      ? `${format.dateTimeOfYear(range.from)} – ${format.time(range.to)}`
      : `${format.dateOfYear(range.from)} – ${format.dateOfYear(range.to)}`,
    intl.formatMessage({ id: 'note.zone' }, { zone: plot.timezone }),
  ].join(' · ')
}

/** "8,210 of 8,760 hours (93%)" */
export function basisText({ plot }: PolarModel, intl: PluginIntl): string {
  const { count, expected } = plot
  return intl.formatMessage({ id: 'basis' }, { count, expected, share: shareText(plot, intl) })
}

/** Rounded down, so that nothing looks complete unless it is. */
export const shareText = (
  { coverage }: Pick<PolarModel['plot'], 'coverage'>,
  intl: PluginIntl,
): string => (coverage === null ? '–' : formatCoverage(coverage, intl.locale))
