import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { presentTimeMarks } from '../plot/presentTimeMarks.ts'
import type { ChartRange } from '../series/chartSeries.ts'
import { ShapeTable } from '../shapes/ShapeTable.tsx'
import { ShapeTooltip } from '../shapes/ShapeTooltip.tsx'
import {
  AXIS_PX,
  spanChartHeightPx,
  spanLayout,
  type ChartSpanRow,
  type PlacedSpan,
} from './spanLayout.ts'
import { SpanRow } from './SpanRow.tsx'
import '../shapes/shapes.css'

export interface SpanChartProps {
  /** The label of the chart, for screen readers. */
  label: string
  /** From the top. */
  rows: readonly ChartSpanRow[]
  range: ChartRange
  /** IANA zone of the axis. */
  timezone: string
  /** Header of the times in the table for screen readers. */
  timesLabel: string
  /** CSS pixels. */
  width: number
}

/** Periods during which something held: one row of bars over time each; each bar can be pointed at. */
export function SpanChart(props: SpanChartProps) {
  const { label, rows, range, timezone, timesLabel, width } = props
  const { locale } = useIntl()
  const hatchId = useId()
  const [pointedId, setPointed] = useState<string | null>(null)
  const placed = spanLayout(rows, range, { width })
  const height = spanChartHeightPx(rows.length)
  const pointed = placed
    .flatMap((row) => row.spans.map((span) => ({ row, span })))
    .find(({ row, span }) => keyOf(row.id, span) === pointedId)
  return (
    <div className="air-shape" style={{ width, height }} onMouseLeave={() => setPointed(null)}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {presentTimeMarks({ range, timezone, locale }, width).map(({ id, words, x }) => {
          const tickX = ((Number(id) - range.from) / (range.to - range.from)) * width
          return (
            <g key={id}>
              <line className="air-shape-grid" x1={tickX} x2={tickX} y1={0} y2={height - AXIS_PX} />
              <text className="air-shape-text" x={x} y={height - 6} textAnchor="middle">
                {words}
              </text>
            </g>
          )
        })}
        {placed.map((row, index) => (
          <SpanRow
            key={row.id}
            row={row}
            width={width}
            hatchId={`${hatchId}${index}`}
            pointedId={pointed?.row === row ? pointed.span.id : null}
            onPoint={(span) => setPointed(span === null ? null : keyOf(row.id, span))}
          />
        ))}
      </svg>
      {pointed === undefined ? null : (
        <ShapeTooltip
          title={pointed.span.words}
          left={pointed.span.x + pointed.span.width}
          chartWidth={width}
          element={{
            top: pointed.row.barY,
            bottom: pointed.row.barY + pointed.row.barHeight,
            width: pointed.span.width,
          }}
          rows={[
            { name: pointed.row.name, color: pointed.span.color ?? pointed.row.color, value: '' },
          ]}
        />
      )}
      <ShapeTable
        label={label}
        head={[timesLabel]}
        rows={placed.flatMap((row) =>
          row.spans.map((span) => ({
            id: keyOf(row.id, span),
            name: row.name,
            cells: [span.words],
          })),
        )}
      />
    </div>
  )
}

const keyOf = (rowId: string, { id }: Pick<PlacedSpan, 'id'>): string => `${rowId}|${id}`
