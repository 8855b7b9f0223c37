import {
  formatCoverage,
  COMPLETENESS_THRESHOLD,
  periodWords,
  timeFormat,
  type PluginIntl,
  type TimeRange,
} from '@airshed/kit'
import { digits, stepsWords } from './figureWords.ts'
import { mostIn } from './scatterFigure.ts'
import { sideName, type Scatter } from './scatter.ts'

/** Small print: what is paired, which is regressed on which, how many pairs, when, and by which clock. */
export function noteWords(scatter: Scatter, range: TimeRange, intl: PluginIntl): string {
  const { pairs } = scatter
  const format = timeFormat(intl.locale, pairs.timezone)
  const percent = (share: number) => formatCoverage(share, intl.locale)
  const threshold = percent(COMPLETENESS_THRESHOLD)
  const period = periodWords(pairs.averagingPeriodMs, intl.locale)
  return [
    stepsWords(scatter, intl),
    ...lineWords(scatter, threshold, intl),
    intl.formatMessage({ id: 'note.mean' }, { period, threshold }),
    ...(pairs.density === null
      ? []
      : [intl.formatMessage({ id: 'note.density' }, { most: mostIn(pairs.density.counts) })]),
    format.isSameDay(range.from, range.to)
      ? `${format.dateTimeOfYear(range.from)} – ${format.time(range.to)}`
      : `${format.dateOfYear(range.from)} – ${format.dateOfYear(range.to)}`,
    intl.formatMessage({ id: 'note.zone' }, { zone: pairs.timezone }),
  ].join(' · ')
}

/** Which is regressed on which, and how to swap them; or why there is no line. */
function lineWords(scatter: Scatter, threshold: string, intl: PluginIntl): readonly string[] {
  const { regression, coverage, expected } = scatter.pairs
  const names = { x: sideName(scatter.x, scatter), y: sideName(scatter.y, scatter) }
  if (regression === null) {
    const isIncomplete = expected > 0 && (coverage ?? 1) < COMPLETENESS_THRESHOLD
    return [
      intl.formatMessage(
        { id: isIncomplete ? 'note.few' : 'note.noLine' },
        { threshold, ...names },
      ),
    ]
  }
  const { slope, intercept } = regression
  if (slope === 0) return [intl.formatMessage({ id: 'note.line' }, names)]
  return [
    intl.formatMessage({ id: 'note.line' }, names),
    intl.formatMessage(
      { id: 'note.inverse' },
      {
        ...names,
        sign: intercept < 0 ? '+' : '−',
        intercept: digits(Math.abs(intercept), intl),
        slope: digits(slope, intl),
      },
    ),
  ]
}
