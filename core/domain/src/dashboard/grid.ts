import { BREAKPOINTS, type Breakpoint, type GridRect } from '@airshed/schemas'

/** Columns of the grid at each breakpoint. */
export const GRID_COLUMNS: Readonly<Record<Breakpoint, number>> = {
  xl: 16,
  lg: 12,
  md: 8,
  sm: 4,
  xs: 4,
}

/** Margins of a page on both sides, and a scroll bar. */
const MARGINS_PX = 2 * 24 + 16
/** The sidebar beside the grid, which becomes a drawer in windows below 900 px. */
const SIDEBAR_PX = 280

/**
 * Narrowest grid, in px, at which each breakpoint applies: what is left for it in windows of 1440, 1200, 900 and 600
 * px. The grid's width counts rather than the window's, so that with a collapsed sidebar, on a wall screen or in a
 * frame there are as many columns as fit.
 */
export const BREAKPOINT_MIN_WIDTH_PX: Readonly<Record<Breakpoint, number>> = {
  xl: 1440 - SIDEBAR_PX - MARGINS_PX,
  lg: 1200 - SIDEBAR_PX - MARGINS_PX,
  md: 900 - SIDEBAR_PX - MARGINS_PX,
  sm: 600 - MARGINS_PX,
  xs: 0,
}

/** Eight rows fit below the header of a window of 900 px: two of charts, or one of compact cards and two of small ones. */
export const GRID_ROW_HEIGHT_PX = 80

/** Space between widgets, across and down. */
export const GRID_MARGIN_PX = 16

/** Widgets are moved, resized and edited only in a region wider than this: a window of 730 px. */
const EDITING_ABOVE_WIDTH_PX = 730 - MARGINS_PX

/** Widgets a dashboard may hold if the server sets no other limit. */
const DEFAULT_WIDGET_LIMIT = 50

/** The smallest size of a widget whose type does not say otherwise. */
export const MIN_WIDGET_SIZE: WidgetSize = { w: 4, h: 3 }

/** The smallest size that the manifest of a type may allow: a compact card, with a single value in one row. */
export const COMPACT_WIDGET_SIZE: WidgetSize = { w: 4, h: 2 }

/** Size of a widget in grid units. */
export type WidgetSize = Pick<GridRect, 'w' | 'h'>

const wide: WidgetSize = { w: 8, h: 4 }

const sizes: ReadonlyMap<string, WidgetSize> = new Map([
  ['ChartWidget', wide],
  ['MapWidget', wide],
])

/** Size in which a new widget of that type is placed: charts and maps 8 × 4, all else 4 × 3. */
export function defaultSizeOf(widgetType: string): WidgetSize {
  return sizes.get(widgetType) ?? MIN_WIDGET_SIZE
}

/** The breakpoint of a grid with the given width in px. */
export function breakpointAt(widthPx: number): Breakpoint {
  return BREAKPOINTS.find((name) => widthPx >= BREAKPOINT_MIN_WIDTH_PX[name]) ?? 'xs'
}

/** Whether widgets may be moved, resized and edited in a region with the given width in px. */
export function canEditGrid(isEditable: boolean, widthPx: number): boolean {
  return isEditable && widthPx > EDITING_ABOVE_WIDTH_PX
}

export function canAddWidget(widgetCount: number, limit: number = DEFAULT_WIDGET_LIMIT): boolean {
  return widgetCount < limit
}
