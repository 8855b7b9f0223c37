import type uPlot from 'uplot'

/** Tells uPlot that fills, of which there are none, are clipped to bands. */
const BAND_CLIP_FILL = 1

interface Ends {
  readonly min: number
  readonly max: number
}

/** A scale always has its ends while its series is drawn. */
const endsOf = ({ min = 0, max = 0 }: uPlot.Scale = {}): Ends => ({ min, max })

/**
 * The line of a series over its drawn points: joined over undefined, broken at null. uPlot's own path builder calls
 * several closures per point, and their results become garbage; this one is for linear scales and few points per pixel
 * column.
 */
export function linePaths(
  plot: uPlot,
  seriesIndex: number,
  first: number,
  last: number,
): uPlot.Series.Paths {
  const stroke = new Path2D()
  const times = plot.data[0]
  const values = plot.data[seriesIndex] ?? []
  const window = endsOf(plot.scales['x'])
  const ends = endsOf(plot.scales[plot.series[seriesIndex]?.scale ?? ''])
  const { left, top, width, height } = plot.bbox
  const pxPerMs = width / (window.max - window.min)
  const pxPerUnit = height / (ends.max - ends.min)
  let isBroken = true
  let drawnX = Number.NaN
  let drawnY = Number.NaN
  for (let index = first; index <= last; index += 1) {
    const value = values[index]
    if (value === undefined) continue
    if (value === null) {
      isBroken = true
      continue
    }
    const x = Math.round(left + ((times[index] ?? 0) - window.min) * pxPerMs)
    const y = Math.round(top + (ends.max - value) * pxPerUnit)
    if (isBroken) stroke.moveTo(x, y)
    else if (x !== drawnX || y !== drawnY) stroke.lineTo(x, y)
    isBroken = false
    drawnX = x
    drawnY = y
  }
  return { stroke, fill: null, clip: null, flags: BAND_CLIP_FILL }
}
