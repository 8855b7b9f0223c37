import type { PixelWindow } from '@airshed/domain'
import { linePoints, type LinePoints, type LineSeries } from '@airshed/domain/drawing'

/** The points of a line, see `linePoints`; the same ones while series and window are the same. */
export function drawnPoints(
  series: LineSeries,
  window: PixelWindow,
  showGaps: boolean,
): LinePoints {
  const { from, to, columns } = window
  const known = latest.get(series.values)
  if (
    known?.times === series.times &&
    known.from === from &&
    known.to === to &&
    known.columns === columns &&
    known.showGaps === showGaps
  ) {
    return known.drawn
  }
  const drawn = linePoints(series, window, showGaps)
  latest.set(series.values, { times: series.times, from, to, columns, showGaps, drawn })
  return drawn
}

/** The latest answer for each column of values: the picture and its words need the same one. */
const latest = new WeakMap<
  Float64Array,
  PixelWindow & { times: Float64Array; showGaps: boolean; drawn: LinePoints }
>()
