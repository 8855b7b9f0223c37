import { colorsOfParameters, type ChartSeries, type Frame, type Theme } from '@airshed/kit'

/**
 * The frames as lines, in their order, with those that are not shown switched off. Lines of one
 * device have short names; those of several name their devices.
 *
 * The shown ones choose their colours first: a parameter has the same colour on the whole page
 * where it can, and no two of the lines in the picture ever share one.
 */
export function chartSeries(
  frames: readonly Frame[],
  shown: readonly string[],
  theme: Theme,
): readonly ChartSeries[] {
  const isShown = ({ dataPointId }: Frame): boolean => shown.includes(dataPointId)
  const isOneDevice = new Set(frames.map(({ nodeId }) => nodeId)).size === 1
  const byPriority = [
    ...frames.filter((frame) => isShown(frame)),
    ...frames.filter((frame) => !isShown(frame)),
  ]
  const colors = colorsOfParameters(
    byPriority.map(({ path }) => path),
    theme,
  )
  return frames.map((frame) => ({
    id: frame.dataPointId,
    label: isOneDevice ? frame.shortLabel : frame.label,
    times: frame.times,
    values: frame.values,
    unit: frame.unit,
    precision: frame.precision,
    color: colors[byPriority.indexOf(frame)] ?? 'currentColor',
    kind: frame.kind,
    isHidden: !isShown(frame),
  }))
}

/** Whether any of the lines has a value in the window. */
export function hasValues(
  frames: readonly Pick<Frame, 'times' | 'values'>[],
  { from, to }: { from: number; to: number },
): boolean {
  return frames.some(({ times, values }) =>
    values.some((value, index) => {
      const time = times[index] ?? Number.NaN
      return !Number.isNaN(value) && time >= from && time <= to
    }),
  )
}
