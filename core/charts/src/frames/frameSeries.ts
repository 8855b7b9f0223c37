import type { ThemeName } from '@airshed/ui'
import { leastSpanOf } from '../palette/leastSpans.ts'
import { colorsOfParameters } from '../palette/palette.ts'
import type { ChartText } from '../messages/chartMessages.ts'
import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { basisName } from './basisName.ts'
import type { ChartFrame } from './chartFrame.ts'
import { frameNames } from './frameNames.ts'

/**
 * The frames as lines, in order, with hidden ones switched off, named by what tells them apart.
 *
 * The shown ones choose their colours first: a parameter keeps its colour across the page if possible, and no two drawn
 * lines ever share one.
 *
 * @param shown ids of the data points that are drawn
 * @param text lets the names of corrected lines say so; default: they do not
 */
export function frameSeries(
  frames: readonly ChartFrame[],
  shown: readonly string[],
  theme: ThemeName,
  text?: ChartText,
): readonly ChartSeries[] {
  const isShown = ({ dataPointId }: ChartFrame): boolean => shown.includes(dataPointId)
  const { names } = frameNames(frames)
  const named = (name: string, { basis }: ChartFrame): string =>
    text === undefined ? name : basisName(name, basis, text)
  const byPriority = [
    ...frames.filter((frame) => isShown(frame)),
    ...frames.filter((frame) => !isShown(frame)),
  ]
  const colors = colorsOfParameters(
    byPriority.map(({ path }) => path),
    theme,
  )
  return frames.map((frame, index) => ({
    id: frame.dataPointId,
    label: named(names[index] ?? frame.label, frame),
    fullLabel: named(frame.label, frame),
    times: frame.times,
    values: frame.values,
    ...(frame.flags === undefined ? {} : { flags: frame.flags }),
    ...(frame.limits === undefined ? {} : { limits: frame.limits }),
    path: frame.path,
    unit: frame.unit,
    parameter: frame.shortLabel,
    leastSpan: leastSpanOf(frame.path),
    precision: frame.precision,
    ...(frame.decimals === undefined ? {} : { decimals: frame.decimals }),
    color: colors[byPriority.indexOf(frame)] ?? 'currentColor',
    kind: frame.kind,
    averagingPeriodMs: frame.averagingPeriodMs,
    reportingIntervalMs: frame.reportingIntervalMs,
    ...(frame.reportingIntervals === undefined
      ? {}
      : { reportingIntervals: frame.reportingIntervals }),
    ...(frame.completeness === undefined ? {} : { completeness: frame.completeness }),
    ...(frame.columnMs === undefined ? {} : { columnMs: frame.columnMs }),
    isHidden: !isShown(frame),
  }))
}

/** Whether any of the frames has a value in the window, both ends included. */
export function hasValues(
  frames: readonly Pick<ChartFrame, 'times' | 'values'>[],
  { from, to }: ChartRange,
): boolean {
  return frames.some(({ times, values }) =>
    values.some((value, index) => {
      const time = times[index] ?? Number.NaN
      return !Number.isNaN(value) && time >= from && time <= to
    }),
  )
}
