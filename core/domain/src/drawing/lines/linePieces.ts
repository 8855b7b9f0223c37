import type { TimeRange } from '../../time/range.ts'
import type { LinePoints } from './linePoints.ts'

/** A part of a line without gaps: `[ms UTC, value]`, ascending; values are finite. */
export type LinePiece = readonly (readonly [ts: number, value: number])[]

/**
 * The pieces of a line between its gaps, cut where they leave a range: the points at its edges are on the straight line
 * to their neighbours outside, or have the value before if values hold until the next.
 */
export function linePieces(
  { times, values }: LinePoints,
  range: TimeRange,
  { isStepped = false }: { isStepped?: boolean } = {},
): LinePiece[] {
  const pieces: [number, number][][] = []
  let before: readonly [number, number] | null = null
  let piece: [number, number][] | null = null
  const add = (ts: number, value: number): void => {
    if (piece === null) pieces.push((piece = []))
    piece.push([ts, value])
  }
  for (let index = 0; index < times.length; index += 1) {
    const ts = times[index] ?? Number.NaN
    const value = values[index] ?? Number.NaN
    if (!Number.isFinite(value)) {
      before = null
      piece = null
      continue
    }
    for (const edge of before === null ? [] : [range.from, range.to]) {
      if (before !== null && before[0] < edge && edge < ts) {
        add(edge, isStepped ? before[1] : between(before, [ts, value], edge))
      }
    }
    if (ts >= range.from && ts <= range.to) add(ts, value)
    before = [ts, value]
  }
  return pieces
}

function between(
  [fromTs, from]: readonly [number, number],
  [toTs, to]: readonly [number, number],
  ts: number,
): number {
  const share = (ts - fromTs) / (toTs - fromTs)
  return from * (1 - share) + to * share
}
