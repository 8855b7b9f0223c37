import {
  formatCoverage,
  COMPLETENESS_THRESHOLD,
  timeFormat,
  type PluginIntl,
  type TimeRange,
} from '@airshed/kit'
import type { RoseModel } from './roseModel.ts'
import { valueText } from './roseText.ts'

/** Small print: how many hours, which are uncertain, the mean, the calms, when, and by which clock. */
export function noteText(model: RoseModel, range: TimeRange, intl: PluginIntl): string {
  const { rose, deviceName, dataPoint } = model
  const format = timeFormat(intl.locale, rose.timezone)
  const threshold = formatCoverage(COMPLETENESS_THRESHOLD, intl.locale)
  const { unit } = dataPoint
  return [
    basisText(model, intl),
    ...(rose.sectors.some(({ isFew }) => isFew)
      ? [intl.formatMessage({ id: 'note.few' }, { count: rose.fewBelow })]
      : []),
    intl.formatMessage({ id: 'note.mean' }, { value: valueText(rose.all.mean, model, intl) }),
    ...(rose.calm.count === 0
      ? []
      : [
          intl.formatMessage(
            { id: 'note.calm' },
            { count: rose.calm.count, value: valueText(rose.calm.mean, model, intl) },
          ),
        ]),
    intl.formatMessage({ id: 'note.hourly' }, { threshold }),
    `${deviceName}, ${dataPoint.shortPresentName}${unit === '' ? '' : `, ${unit}`}`,
    format.isSameDay(range.from, range.to)
      ? `${format.dateTimeOfYear(range.from)} – ${format.time(range.to)}`
      : `${format.dateOfYear(range.from)} – ${format.dateOfYear(range.to)}`,
    intl.formatMessage({ id: 'note.zone' }, { zone: rose.timezone }),
  ].join(' · ')
}

/** "8,210 of 8,760 hours (93%)" */
export function basisText({ rose }: RoseModel, intl: PluginIntl): string {
  const { count, expected } = rose
  return intl.formatMessage({ id: 'basis' }, { count, expected, share: shareText(rose, intl) })
}

/** Rounded down, so that nothing looks complete unless it is. */
export const shareText = (
  { coverage }: Pick<RoseModel['rose'], 'coverage'>,
  intl: PluginIntl,
): string => (coverage === null ? '–' : formatCoverage(coverage, intl.locale))
