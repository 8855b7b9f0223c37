// oxlint-disable no-underscore-dangle -- plotly keeps the geometry of a drawn plot only under such names
import type { PlotPlace, PlotTrace } from '../plotFigure.ts'

/** Where a point is, CSS pixels from the top left of the plot. */
export interface PlotSpot {
  left: number
  top: number
  width: number
  height: number
}

interface DrawnAxis {
  /** Pixels from the edge of the plot to the axis. */
  _offset: number
  /** Length of the axis in pixels. */
  _length: number
  /** A value → pixels along the axis. */
  l2p: (value: number) => number
}

/** The part of a plot drawn by plotly that is needed to locate points. */
export interface DrawnPlot extends HTMLElement {
  _fullLayout?: { xaxis?: DrawnAxis; yaxis?: DrawnAxis }
}

/** Half the size of the box around a point of a line. */
const AROUND_PX = 5

/**
 * Where a point is drawn.
 *
 * @returns null before it is drawn; for a missing value, where it would be on the x axis
 */
export function spotOf(plot: DrawnPlot, trace: PlotTrace, { point }: PlotPlace): PlotSpot | null {
  const { xaxis, yaxis } = plot._fullLayout ?? {}
  if (xaxis === undefined || yaxis === undefined) return null
  const across = (from: number, to: number) => ends(xaxis, from, to)
  const up = (from: number, to: number) => ends(yaxis, from, to)
  if (trace.kind === 'cells') {
    const column = point % trace.x.length
    const row = Math.floor(point / trace.x.length)
    const [left, width] = across(...around(trace.x, column))
    const [top, height] = up(...around(trace.y, row))
    return { left, width, top, height }
  }
  const [x, y] = [trace.x[point], trace.y[point]]
  if (x === undefined) return null
  const isMissing = y === undefined || y === null || !Number.isFinite(y)
  if (trace.kind === 'bars') {
    const base = trace.base?.[point] ?? 0
    const half = (trace.width ?? leastStep(trace.x) * 0.8) / 2
    const [left, width] = across(x - half, x + half)
    const [top, height] = up(base, base + (isMissing ? 0 : y))
    return { left, width, top, height }
  }
  const size = 2 * AROUND_PX
  const left = across(x, x)[0] - AROUND_PX
  const middle = isMissing ? yaxis._offset + yaxis._length : up(y, y)[0]
  return { left, width: size, top: middle - AROUND_PX, height: size }
}

/** Start and length of a stretch of an axis, in pixels. */
function ends(axis: DrawnAxis, from: number, to: number): [start: number, length: number] {
  const [one, other] = [axis._offset + axis.l2p(from), axis._offset + axis.l2p(to)]
  return [Math.min(one, other), Math.abs(other - one)]
}

/** From halfway to the previous one to halfway to the next. */
function around(places: ArrayLike<number>, at: number): [from: number, to: number] {
  const half = leastStep(places) / 2
  const place = places[at] ?? 0
  return [place - half, place + half]
}

function leastStep(places: ArrayLike<number>): number {
  let least = Number.POSITIVE_INFINITY
  for (let at = 1; at < places.length; at += 1) {
    least = Math.min(least, Math.abs((places[at] ?? 0) - (places[at - 1] ?? 0)))
  }
  return Number.isFinite(least) && least > 0 ? least : 1
}
