import '../timeseries/timeSeries.css'

interface ShapeTooltipProps {
  title: string
  rows: readonly { name: string; color: string; value: string }[]
  /** CSS pixels from the left edge of the chart. */
  left: number
  chartWidth: number
}

/** Values beside the element under the pointer, on the side with enough space. */
export function ShapeTooltip({ title, rows, left, chartWidth }: ShapeTooltipProps) {
  const isOnLeft = left > chartWidth / 2
  return (
    <div
      className="air-chart-tooltip"
      aria-hidden
      style={isOnLeft ? { right: chartWidth - left + 28 } : { left: left + 4 }}
    >
      <div className="air-chart-tooltip-time">{title}</div>
      {rows.map(({ name, color, value }) => (
        <div className="air-chart-tooltip-row" key={name}>
          <span className="air-chart-swatch" style={{ background: color }} />
          <span className="air-chart-tooltip-label">{name}</span>
          <span className="air-chart-tooltip-value">{value}</span>
        </div>
      ))}
    </div>
  )
}
