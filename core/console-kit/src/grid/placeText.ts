import type { HostText } from '@airshed/kit/provider'
import type { GridRect } from '@airshed/schemas'

/** A user's action on a widget. */
export interface LayoutChange {
  /** The widget that was moved or resized; others may have made way. */
  widgetId: string
  kind: 'move' | 'resize'
}

/** The new place of a widget, for screen readers. Columns and rows are counted from 1. */
export function placeText(
  name: string,
  kind: LayoutChange['kind'],
  before: GridRect,
  { x, y, w, h }: GridRect,
  text: HostText,
): string {
  if (x === before.x && y === before.y && w === before.w && h === before.h) {
    return text('host.grid.stays', { name })
  }
  return kind === 'move'
    ? text('host.grid.moved', { name, column: x + 1, row: y + 1 })
    : text('host.grid.resized', { name, columns: w, rows: h })
}
