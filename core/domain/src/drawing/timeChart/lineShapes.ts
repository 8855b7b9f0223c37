import type { TimeRange } from '../../time/range.ts'
import type { LinePiece } from '../lines/linePieces.ts'
import { dot, line, type Point, type Shape } from '../shapes/shape.ts'
import type { PlotArea } from './plotArea.ts'
import type { TimeChartLine } from './timeChart.ts'

const LINE_PX = 1.75
/** Of a value between two gaps, which would be invisible as a line. */
const LONELY_RADIUS_PX = 2

/** A line with its gaps. @param isStepped a value holds until the next, and the last one to the end of the span */
export function lineShapes(
  { pieces, color }: Pick<TimeChartLine, 'pieces' | 'color'>,
  { span, isStepped }: { span: TimeRange; isStepped: boolean },
  { x, y }: PlotArea,
): Shape[] {
  return pieces.map((piece, index) => {
    const held = isStepped ? steps(piece, index === pieces.length - 1 ? span.to : null) : piece
    const points = held.map(([ts, value]): Point => [x(ts), y(value)])
    const [only] = points
    return points.length === 1 && only !== undefined
      ? dot(only, LONELY_RADIUS_PX, color)
      : line(points, color, LINE_PX)
  })
}

/** @param endTs until when the last value holds; null: unknown */
function steps(piece: LinePiece, endTs: number | null): LinePiece {
  const last = piece.at(-1)
  const corners = piece.flatMap(([ts, value], index) => {
    const before = piece[index - 1]
    return before === undefined
      ? [[ts, value] as const]
      : [[ts, before[1]] as const, [ts, value] as const]
  })
  return last === undefined || endTs === null ? corners : [...corners, [endTs, last[1]]]
}
