import { pointsOf, type PlotPlace, type PlotTrace } from './plotFigure.ts'

/** Points that an arrow moves with Shift. */
const LEAP = 10

/**
 * The point that a key moves to: left and right along a trace, up and down to the next trace or row of cells, Home and
 * End to the ends. Points that have nothing to show are skipped.
 *
 * @param rowLength of bars arranged in rows, such as the days of weeks: up and down move by that
 *   many points. Default: to the next trace
 * @param isThere whether a point has something to show
 * @returns null when the key clears the selection; undefined leaves the key to the page
 */
export function plotKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  current: PlotPlace | null,
  traces: readonly PlotTrace[],
  isThere: (place: PlotPlace) => boolean,
  rowLength?: number,
): PlotPlace | null | undefined {
  if (key === 'Escape') return current === null ? undefined : null
  const isMove = /^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(key)
  if (!isMove) return undefined
  if (current === null || key === 'Home' || key === 'End') {
    const trace = current?.trace ?? 0
    const isLast = key === 'End' || key === 'ArrowLeft'
    return along({ trace, point: isLast ? countOf(traces, trace) - 1 : 0 }, isLast ? -1 : 1)
  }
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return leap(current, sign * (shiftKey ? LEAP : 1))
  }
  const own = traces[current.trace]
  // Rows of cells start at the bottom, like the values of their axis.
  if (own?.kind === 'cells') return step(current, -sign * own.x.length)
  if (rowLength !== undefined) return step(current, sign * rowLength)
  for (let trace = current.trace + sign; trace >= 0 && trace < traces.length; trace += sign) {
    const place = { trace, point: Math.min(current.point, countOf(traces, trace) - 1) }
    if (isThere(place)) return place
  }
  return current

  /** The first point with something to show from a place in a direction; the current one if there is none. */
  function along(start: PlotPlace, by: number): PlotPlace | undefined {
    const count = countOf(traces, start.trace)
    for (let { point } = start; point >= 0 && point < count; point += by) {
      if (isThere({ ...start, point })) return { ...start, point }
    }
    return current ?? undefined
  }

  function leap(from: PlotPlace, by: number): PlotPlace | undefined {
    const last = countOf(traces, from.trace) - 1
    const point = Math.max(0, Math.min(last, from.point + by))
    if (point === from.point) return from
    const found = along({ ...from, point }, Math.sign(by))
    return found === current ? along({ ...from, point }, -Math.sign(by)) : found
  }

  function step(from: PlotPlace, by: number): PlotPlace {
    const next = { ...from, point: from.point + by }
    return isThere(next) ? next : from
  }
}

const countOf = (traces: readonly PlotTrace[], trace: number): number => {
  const own = traces[trace]
  return own === undefined ? 0 : pointsOf(own)
}
