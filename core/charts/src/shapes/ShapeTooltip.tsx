import { followFonts } from '@airshed/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import '../timeseries/timeSeries.css'

interface ShapeTooltipProps {
  title: string
  rows: readonly { name: string; color: string; value: string }[]
  /** CSS pixels from the left edge of the chart. */
  left: number
  chartWidth: number
  /**
   * The element under the pointer, CSS pixels from the top of the chart. If neither side has room, the values are below
   * or above it; default: at the top of the chart.
   */
  element?: { top: number; bottom: number; width: number; scrolledPx?: () => number }
}

/** Distance from the element under the pointer. */
const AWAY_PX = 4
/** Width assumed for an element whose width is not given. */
const USUAL_PX = 24
/** From the top of the chart, as the values of a line chart are. */
const TOP_PX = 24

/** Values beside the element under the pointer: on the side with enough space, or below or above it. */
export function ShapeTooltip({ title, rows, left, chartWidth, element }: ShapeTooltipProps) {
  const box = useRef<HTMLDivElement>(null)
  const { top = 0, bottom = TOP_PX, width = USUAL_PX } = element ?? {}
  const place = useEffectEvent(() => {
    const drawn = box.current
    if (drawn === null) return
    const own = drawn.offsetWidth
    const onRight = left + AWAY_PX
    const onLeft = left - width - AWAY_PX - own
    const isBeside = onRight + own <= chartWidth || onLeft >= 0
    const isRightFirst = left <= chartWidth / 2 || onLeft < 0
    const beside = isRightFirst && onRight + own <= chartWidth ? onRight : onLeft
    const middle = left - width / 2 - own / 2
    const x = isBeside ? beside : Math.max(0, Math.min(chartWidth - own, middle))
    drawn.style.left = `${x}px`
    if (element === undefined || isBeside) return
    const scrolled = element.scrolledPx?.() ?? 0
    const below = bottom - scrolled + AWAY_PX
    const above = top - scrolled - AWAY_PX - drawn.offsetHeight
    // A card clips what overflows it; above the chart there are only its name and marks.
    const room = drawn.closest('.air-widget-body')?.getBoundingClientRect().bottom
    const chartTop = drawn.parentElement?.getBoundingClientRect().top ?? 0
    const isBelow = room === undefined || chartTop + below + drawn.offsetHeight <= room
    drawn.style.top = `${isBelow || above < 0 ? below : above}px`
  })
  useLayoutEffect(() => place())
  useEffect(() => followFonts(() => place()), [])
  return (
    <div
      ref={box}
      className="air-chart-tooltip air-shape-tooltip"
      aria-hidden
      style={{ maxWidth: Math.min(280, chartWidth) }}
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
