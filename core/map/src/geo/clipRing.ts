import type { Position } from 'geojson'
import type { Bounds } from './bounds.ts'

interface Edge {
  axis: 0 | 1
  at: number
  /** Points on this side of it stay. */
  keeps: (value: number) => boolean
}

const edgesOf = ([west, south, east, north]: Bounds): readonly Edge[] => [
  { axis: 0, at: west, keeps: (value) => value >= west },
  { axis: 0, at: east, keeps: (value) => value <= east },
  { axis: 1, at: south, keeps: (value) => value >= south },
  { axis: 1, at: north, keeps: (value) => value <= north },
]

/** A closed ring within a box, by Sutherland and Hodgman: one edge of the box after the other. Empty: nothing of it is. */
export function clipRing(ring: readonly Position[], box: Bounds): Position[] {
  let points = [...ring]
  for (const { axis, at, keeps } of edgesOf(box)) {
    const kept: Position[] = []
    let before = points.at(-1)
    for (const point of points) {
      if (before === undefined) break
      const isIn = keeps(point[axis] ?? 0)
      if (isIn !== keeps(before[axis] ?? 0)) kept.push(crossing(before, point, axis, at))
      if (isIn) kept.push(point)
      before = point
    }
    points = kept
    if (points.length === 0) return []
  }
  const [first] = points
  return first === undefined ? [] : [...points, first]
}

function crossing(from: Position, to: Position, axis: 0 | 1, at: number): Position {
  const [start = 0, end = 0] = [from[axis], to[axis]]
  const share = (at - start) / (end - start)
  const other = axis === 0 ? 1 : 0
  const [a = 0, b = 0] = [from[other], to[other]]
  const value = a + share * (b - a)
  return axis === 0 ? [at, value] : [value, at]
}
