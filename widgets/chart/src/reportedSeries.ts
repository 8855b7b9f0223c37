import { frameSeries, type ChartSeries, type Frame, type useChartText } from '@airshed/kit'

interface Beside {
  /** Of the lines that these are drawn beside. */
  frames: readonly Frame[]
  /** Ids of the data points that are drawn. */
  shown: readonly string[]
  theme: Parameters<typeof frameSeries>[2]
  text: ReturnType<typeof useChartText>
}

/** Reported readings as dashed lines in the colours of the corrected ones beside them. */
export function reportedSeries(
  reported: readonly Frame[],
  { frames, shown, theme, text }: Beside,
): readonly ChartSeries[] {
  if (reported.length === 0) return []
  const found = new Map(reported.map((frame) => [frame.dataPointId, frame]))
  // Among the same others, they get the same names and colours.
  const all = frameSeries(
    frames.map((frame) => found.get(frame.dataPointId) ?? frame),
    shown,
    theme,
  )
  return all
    .filter(({ id, isHidden }) => found.has(id) && isHidden !== true)
    .map((one) => {
      const { id, label, fullLabel = label } = one
      const named = (name: string): string => `${name} (${text('charts.reported')})`
      return {
        ...one,
        id: `${id} reported`,
        label: named(label),
        fullLabel: named(fullLabel),
        isDashed: true,
      }
    })
}
