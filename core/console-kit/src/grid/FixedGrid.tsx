import { breakpointAt, GRID_COLUMNS, GRID_MARGIN_PX, GRID_ROW_HEIGHT_PX } from '@airshed/domain'
import { useWidgetSize } from '@airshed/kit/provider'
import type { Widget } from '@airshed/schemas'
import { useMemo, useRef, type ReactNode } from 'react'
import { rectsAt } from './gridLayouts.ts'

export interface FixedGridProps {
  widgets: readonly Widget[]
  /** Height of each row from the top, CSS pixels; default: the standard height of grids. */
  rowHeights?: readonly number[]
  /** Draws one widget; usually a `WidgetHost`. */
  renderWidget: (widget: Widget) => ReactNode
}

/**
 * Widgets in the same places as in `WidgetGrid`, for pages where they cannot be moved: without the
 * code for dragging and resizing, which is most of that grid.
 */
export function FixedGrid({ widgets, rowHeights, renderWidget }: FixedGridProps) {
  const element = useRef<HTMLDivElement>(null)
  const width = useWidgetSize(element)?.width ?? 0
  const breakpoint = breakpointAt(width)
  const rects = useMemo(() => rectsAt(widgets, breakpoint), [widgets, breakpoint])
  return (
    <div
      className="air-grid"
      ref={element}
      data-breakpoint={breakpoint}
      style={{
        display: 'grid',
        gap: GRID_MARGIN_PX,
        gridTemplateColumns: `repeat(${GRID_COLUMNS[breakpoint]}, minmax(0, 1fr))`,
        gridAutoRows: GRID_ROW_HEIGHT_PX,
        gridTemplateRows: rowHeights?.map((px) => `${px}px`).join(' '),
      }}
    >
      {width === 0
        ? null
        : widgets.map((widget, index) => {
            const { x, y, w, h } = rects[index] ?? widget.layout[breakpoint]
            const place = { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }
            return (
              <div key={widget.id} className="air-grid-item" style={place}>
                {renderWidget(widget)}
              </div>
            )
          })}
    </div>
  )
}
