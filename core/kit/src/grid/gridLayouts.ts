import { GRID_COLUMNS, MIN_WIDGET_SIZE, settleRects } from '@airshed/domain'
import type { Breakpoint, GridRect, Widget } from '@airshed/schemas'
import type { Layout } from 'react-grid-layout'

/** The places of all widgets at a breakpoint, put right where a document has overlaps. */
export function rectsAt(widgets: readonly Widget[], breakpoint: Breakpoint): GridRect[] {
  return settleRects(
    widgets.map((widget) => widget.layout[breakpoint]),
    GRID_COLUMNS[breakpoint],
  )
}

/** The same as react-grid-layout takes them. */
export function gridItems(widgets: readonly Widget[], rects: readonly GridRect[]): Layout {
  return widgets.map((widget, index) => ({
    ...(rects[index] ?? { x: 0, y: 0, ...MIN_WIDGET_SIZE }),
    i: widget.id,
    minW: MIN_WIDGET_SIZE.w,
    minH: MIN_WIDGET_SIZE.h,
  }))
}

/** The places out of what react-grid-layout hands back, in the order of the widgets. */
export function rectsOf(widgets: readonly Widget[], layout: Layout): GridRect[] {
  const byId = new Map(layout.map(({ i, x, y, w, h }) => [i, { x, y, w, h }]))
  return widgets.map((widget) => byId.get(widget.id) ?? { x: 0, y: 0, ...MIN_WIDGET_SIZE })
}

/**
 * The widgets with new places at one breakpoint; the other breakpoints keep theirs.
 *
 * @returns null where nothing moved
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
