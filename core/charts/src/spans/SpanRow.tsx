import type { PlacedRow, PlacedSpan } from './spanLayout.ts'

export interface SpanRowProps {
  row: PlacedRow
  /** Of the chart, CSS pixels. */
  width: number
  /** Id of its hatching, unique on the page. */
  hatchId: string
  /** Id of its span under the pointer; null: none. */
  pointedId: string | null
  onPoint: (span: PlacedSpan | null) => void
}

/** The name of a row, its bars, and the line below it. */
export function SpanRow({ row, width, hatchId, pointedId, onPoint }: SpanRowProps) {
  const { color, barY, barHeight, endY } = row
  return (
    <g>
      <pattern
        id={hatchId}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={6} height={6} fill={color} opacity={0.25} />
        <rect width={3} height={6} fill={color} />
      </pattern>
      <text className="air-shape-text" x={0} y={row.nameY}>
        <title>{row.name}</title>
        {row.shortName}
      </text>
      <rect
        className="air-span-track"
        x={0}
        y={barY}
        width={width}
        height={barHeight}
        onMouseMove={() => onPoint(null)}
      />
      {row.spans.map((span) => (
        <path
          key={span.id}
          d={barPath(span, barY, barHeight)}
          {...inkOf(span, color, hatchId)}
          opacity={pointedId === null || pointedId === span.id ? 1 : 0.45}
          onMouseMove={() => onPoint(span)}
        />
      ))}
      <line className="air-shape-grid" x1={0} x2={width} y1={endY} y2={endY} />
    </g>
  )
}

/** A bar has an edge in the colour of the surface, so that neighbours are seen as two. */
function inkOf(span: PlacedSpan, rowColor: string, hatchId: string) {
  const color = span.color ?? rowColor
  if (span.isOutlined === true) {
    return { fill: color, fillOpacity: 0.14, stroke: color, strokeWidth: 2, strokeDasharray: '4 2' }
  }
  const fill = span.isHatched === true ? `url(#${hatchId})` : color
  return { fill, stroke: 'var(--air-surface)', strokeWidth: 1 }
}

/** Depth of the notch at the end of an open bar. */
const NOTCH_PX = 5

/** A bar; an open one has a notch at its end if there is room for it. */
function barPath({ x, width, isOpen = false }: PlacedSpan, y: number, height: number): string {
  const end = x + width
  const notch = isOpen && width > 2 * NOTCH_PX ? NOTCH_PX : 0
  return `M${x} ${y}H${end}L${end - notch} ${y + height / 2}L${end} ${y + height}H${x}Z`
}
