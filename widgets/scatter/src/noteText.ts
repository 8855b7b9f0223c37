import {
  formatCoverage,
  COMPLETENESS_THRESHOLD,
  periodWords,
  timeFormat,
  type PluginIntl,
  type TimeRange,
} from '@airshed/kit'
import { digits, stepsText } from './figureText.ts'
import { mostIn } from './scatterFigure.ts'
import type { ScatterConfig } from './config.ts'
import { hasSameUnit, linesOf, sideName, type DrawnLine, type Scatter } from './scatter.ts'

/** Small print: what is paired, which is regressed on which, how many pairs, when, and by which clock. */
export function noteText(
  config: Pick<ScatterConfig, 'line'>,
  scatter: Scatter,
  range: TimeRange,
  intl: PluginIntl,
): string {
  const { pairs } = scatter
  const format = timeFormat(intl.locale, pairs.timezone)
  const percent = (share: number) => formatCoverage(share, intl.locale)
  const threshold = percent(COMPLETENESS_THRESHOLD)
  const period = periodWords(pairs.averagingPeriodMs, intl.locale)
  return [
    stepsText(scatter, intl),
    ...lineText(config, scatter, threshold, intl),
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

/** How each line is fitted, and how to swap the two; or why there is no line, or not the one that is wanted. */
function lineText(
  config: Pick<ScatterConfig, 'line'>,
  scatter: Scatter,
  threshold: string,
  intl: PluginIntl,
): readonly string[] {
  const { coverage, expected } = scatter.pairs
  const names = { x: sideName(scatter.x, scatter), y: sideName(scatter.y, scatter) }
  const say = (id: string) => intl.formatMessage({ id }, { threshold, ...names })
  const [line, ...others] = linesOf(config, scatter)
  if (line === undefined) {
    const isIncomplete = expected > 0 && (coverage ?? 1) < COMPLETENESS_THRESHOLD
    return [say(isIncomplete ? 'note.few' : 'note.noLine')]
  }
  const isUnlike = (config.line ?? 'least_squares') !== 'least_squares' && !hasSameUnit(scatter)
  return [
    ...[line, ...others].map(({ id }) =>
      say(id === 'regression' ? 'note.line' : 'note.orthogonal'),
    ),
    ...(isUnlike ? [say('note.units')] : []),
    ...inverseText(line, names, intl),
  ]
}

function inverseText(
  { slope, intercept }: DrawnLine,
  names: { x: string; y: string },
  intl: PluginIntl,
): readonly string[] {
  if (slope === 0) return []
  return [
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
