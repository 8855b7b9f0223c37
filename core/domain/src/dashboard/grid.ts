import { BREAKPOINTS, type Breakpoint, type GridRect } from '@airshed/schemas'

/** Columns of the grid at each breakpoint. */
export const GRID_COLUMNS: Readonly<Record<Breakpoint, number>> = {
  xl: 16,
  lg: 12,
  md: 8,
  sm: 4,
  xs: 4,
}

/** Narrowest grid, in px, at which each breakpoint applies. */
export const BREAKPOINT_MIN_WIDTH_PX: Readonly<Record<Breakpoint, number>> = {
  xl: 1440,
  lg: 1200,
  md: 900,
  sm: 600,
  xs: 0,
}

export const GRID_ROW_HEIGHT_PX = 100

/** Space between widgets, across and down. */
export const GRID_MARGIN_PX = 24

/** Widgets are moved, resized and edited only in a region wider than this. */
export const EDITING_ABOVE_WIDTH_PX = 730

/** Widgets a dashboard may hold where the server sets no other limit. */
export const DEFAULT_WIDGET_LIMIT = 50

export const MIN_WIDGET_SIZE: WidgetSize = { w: 4, h: 3 }

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

/** May widgets be moved, resized and edited in a region with the given width in px? */
export function canEditGrid(isEditable: boolean, widthPx: number): boolean {
  return isEditable && widthPx > EDITING_ABOVE_WIDTH_PX
}

export function canAddWidget(widgetCount: number, limit: number = DEFAULT_WIDGET_LIMIT): boolean {
  return widgetCount < limit
}
