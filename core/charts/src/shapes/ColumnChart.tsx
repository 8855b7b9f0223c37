import { columnLayout, type ColumnCategory, type ColumnOfChart } from '@airshed/domain/drawing'
import { formatTooltipValue } from '@airshed/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { ShapeTable } from './ShapeTable.tsx'
import { ShapeTooltip } from './ShapeTooltip.tsx'
import './shapes.css'

export interface ColumnChartProps {
  /** The label of the chart, for screen readers. */
  label: string
  columns: readonly ColumnOfChart[]
  /** The stacked parts of each column, the lowest first. */
  categories: readonly ColumnCategory[]
  /** CSS pixels. */
  width: number
  height: number
  /**
   * The texts under the columns: id of a column → text. Default: the label of each. A text that
   * would touch the one before it is left out.
   */
  marks?: ReadonlyMap<string, string>
}

/** Stripes of a colour, for what is not finished. */
function Hatch({ id, color }: { id: string; color: string }) {
  return (
    <pattern
      id={id}
      width={4}
      height={4}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={4} height={4} fill={color} opacity={0.25} />
      <rect width={2} height={4} fill={color} />
    </pattern>
  )
}

/** Stacked columns, for a few dozen of them; each can be pointed at. */
export function ColumnChart(props: ColumnChartProps) {
  const { label, columns, categories, width, height } = props
  const { locale } = useIntl()
  const text = useChartText()
  const [pointed, setPointed] = useState<number | null>(null)
  const hatchId = useId()
  const write = (value: number): string => formatTooltipValue(value, locale)
  const marks = props.marks ?? new Map(columns.map((column) => [column.id, column.label]))
  const layout = columnLayout({ columns, categories, width, height, marks, write })
  const shown = pointed === null ? undefined : columns[pointed]
  const box = pointed === null ? undefined : layout.columns[pointed]
  return (
    <div className="air-shape" style={{ width, height }} onMouseLeave={() => setPointed(null)}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <defs>
          {categories.map(({ id, color }, index) => (
            <Hatch key={id} id={`${hatchId}${index}`} color={color} />
          ))}
        </defs>
        {layout.ticks.map(({ value, y, words }) => (
          <g key={value}>
            <line className="air-shape-grid" x1={layout.left} x2={width} y1={y} y2={y} />
            <text className="air-shape-text" x={layout.left - 6} y={y} dy="0.35em" textAnchor="end">
              {words}
            </text>
          </g>
        ))}
        {layout.columns.map((column, index) => (
          <g
            key={column.id}
            opacity={pointed === null || pointed === index ? 1 : 0.45}
            onMouseMove={() => setPointed(index)}
          >
            <rect
              x={column.slotX}
              y={0}
              width={layout.slotWidth}
              height={height}
              fill="transparent"
            />
            {column.parts.map(({ id, color, y, height: partHeight }, part) => (
              <rect
                key={id}
                x={column.x}
                y={y}
                width={column.width}
                height={partHeight}
                fill={column.isGrowing ? `url(#${hatchId}${part})` : color}
              />
            ))}
          </g>
        ))}
        {layout.marks.map(({ id, words, x }) => (
          <text key={id} className="air-shape-text" x={x} y={height - 6} textAnchor="middle">
            {words}
          </text>
        ))}
      </svg>
      {shown === undefined || box === undefined ? null : (
        <ShapeTooltip
          title={shown.label}
          left={box.slotX + layout.slotWidth}
          chartWidth={width}
          rows={categories.map(({ id, label: name, color }) => ({
            name,
            color,
            value: write(shown.values[id] ?? 0),
          }))}
        />
      )}
      <ShapeTable
        label={label}
        head={[...categories.map((category) => category.label), text('charts.total')]}
        rows={columns.map((column) => {
          const values = categories.map(({ id }) => column.values[id] ?? 0)
          const total = values.reduce((sum, value) => sum + value, 0)
          return {
            id: column.id,
            name: column.label,
            cells: [...values.map(write), write(total)],
          }
        })}
      />
    </div>
  )
}
