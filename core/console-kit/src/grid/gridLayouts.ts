import { GRID_COLUMNS, MIN_WIDGET_SIZE, settleRects } from '@airshed/domain'
import type { Breakpoint, GridRect, Widget } from '@airshed/schemas'
import type { Layout } from 'react-grid-layout'
import type { SizeLimits } from './sizeLimits.ts'

/** The places of all widgets at a breakpoint, with overlaps in a document resolved. */
export function rectsAt(widgets: readonly Widget[], breakpoint: Breakpoint): GridRect[] {
  return settleRects(
    widgets.map((widget) => widget.layout[breakpoint]),
    GRID_COLUMNS[breakpoint],
  )
}

/** The same in the format of react-grid-layout, with the size limits of each widget. */
export function gridItems(
  widgets: readonly Widget[],
  rects: readonly GridRect[],
  limitsOf: (widget: Widget) => SizeLimits,
): Layout {
  return widgets.map((widget, index) => {
    const { min, max } = limitsOf(widget)
    const rect = rects[index] ?? { x: 0, y: 0, ...MIN_WIDGET_SIZE }
    return {
      ...rect,
      i: widget.id,
      // A size that was saved before its limits is kept until the user changes it.
      minW: Math.min(min.w, rect.w),
      minH: Math.min(min.h, rect.h),
      maxW: Math.max(max.w, rect.w),
      maxH: Math.max(max.h, rect.h),
    }
  })
}

/** The places from react-grid-layout, in the order of the widgets. */
export function rectsOf(widgets: readonly Widget[], layout: Layout): GridRect[] {
  const byId = new Map(layout.map(({ i, x, y, w, h }) => [i, { x, y, w, h }]))
  return widgets.map((widget) => byId.get(widget.id) ?? { x: 0, y: 0, ...MIN_WIDGET_SIZE })
}

/**
 * The widgets with new places at one breakpoint; the other breakpoints keep theirs.
 * @returns null if nothing moved
 */
export function withRects(
  widgets: readonly Widget[],
  breakpoint: Breakpoint,
  rects: readonly GridRect[],
): Widget[] | null {
  let isChanged = false
  const next = widgets.map((widget, index) => {
    const before = widget.layout[breakpoint]
    const { x, y, w, h } = rects[index] ?? before
    if (x === before.x && y === before.y && w === before.w && h === before.h) return widget
    isChanged = true
    return { ...widget, layout: { ...widget.layout, [breakpoint]: { x, y, w, h } } }
  })
  return isChanged ? next : null
}
