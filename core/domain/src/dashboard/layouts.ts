import { BREAKPOINTS, type Breakpoint, type GridRect, type WidgetLayout } from '@airshed/schemas'
import { GRID_COLUMNS, type WidgetSize } from './grid.ts'
import { firstFreeSpot, reflowRects, settleRects } from './placement.ts'

/** A layout made of one rectangle for each breakpoint. */
export function layoutOf(rectAt: (breakpoint: Breakpoint) => GridRect): WidgetLayout {
  return {
    xl: rectAt('xl'),
    lg: rectAt('lg'),
    md: rectAt('md'),
    sm: rectAt('sm'),
    xs: rectAt('xs'),
  }
}

/** The layout of an additional widget: at every breakpoint the first free spot of that size. */
export function placeWidget(existing: readonly WidgetLayout[], size: WidgetSize): WidgetLayout {
  return layoutOf((breakpoint) =>
    firstFreeSpot(
      existing.map((layout) => layout[breakpoint]),
      size,
      GRID_COLUMNS[breakpoint],
    ),
  )
}

/**
 * Layouts for every breakpoint from the rectangles of one: those are settled, and repacked in
 * reading order at all the others.
 *
 * @param rects - one rectangle per widget; the result keeps their order
 * @param source - breakpoint that the rectangles were made for
 */
export function deriveLayouts(
  rects: readonly GridRect[],
  source: Breakpoint = 'xl',
): WidgetLayout[] {
  const settled = settleRects(rects, GRID_COLUMNS[source])
  const columns = new Map<Breakpoint, GridRect[]>(
    BREAKPOINTS.map((breakpoint) => [
      breakpoint,
      breakpoint === source ? settled : reflowRects(settled, GRID_COLUMNS[breakpoint]),
    ]),
  )
  return settled.map((fallback, index) =>
    layoutOf((breakpoint) => columns.get(breakpoint)?.[index] ?? fallback),
  )
}
