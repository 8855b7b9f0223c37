import { formatTooltipValue } from '@airshed/ui'
import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { MovableLimit } from '../series/chartSeries.ts'

/** How far a key moves the limit, in steps of its last decimal. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

export interface LimitHandleProps {
  limit: MovableLimit
  /** Placed on its line by the code that draws the plot. */
  handle: RefObject<HTMLDivElement | null>
  /** The value at a height of the chart, CSS pixels from its top; null: outside of the plot. */
  valueAt: (top: number) => number | null
  /** Its value while it is dragged; null: no longer dragged. */
  onDrag: (value: number | null) => void
}

/** The handle of a limit line: dragged with a pointer, or moved with the arrow keys. */
export function LimitHandle({ limit, handle, valueAt, onDrag }: LimitHandleProps) {
  const { value, label, unit = '', precision, onMove } = limit
  const { locale } = useIntl()
  const [dragged, setDragged] = useState<number | null>(null)
  const rounded = (next: number): number => Number(next.toFixed(precision))
  const drag = (next: number | null): void => {
    setDragged(next)
    onDrag(next)
  }
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const chart = event.currentTarget.parentElement?.getBoundingClientRect()
    const next = chart === undefined ? null : valueAt(event.clientY - chart.top)
    if (next !== null) drag(rounded(next))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = STEPS[event.key]
    // The surrounding chart uses the same keys to read values.
    event.stopPropagation()
    if (event.key === 'Escape') drag(null)
    if (steps === undefined) return
    event.preventDefault()
    onMove(rounded(value + steps * 10 ** -precision))
  }
  const shown = dragged ?? value
  return (
    <div
      ref={handle}
      className="air-chart-limit"
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={shown}
      aria-valuetext={`${formatTooltipValue(shown, locale)} ${unit}`.trim()}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={() => {
        if (dragged !== null && dragged !== value) onMove(dragged)
        drag(null)
      }}
      onPointerCancel={() => drag(null)}
    >
      <span className="air-chart-limit-grip" aria-hidden />
    </div>
  )
}
