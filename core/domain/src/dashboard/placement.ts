import type { GridRect } from '@airshed/schemas'
import { COMPACT_WIDGET_SIZE, type WidgetSize } from './grid.ts'

/** True when the two share at least one cell; touching edges do not count. */
export function overlaps(a: GridRect, b: GridRect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

/** The size fitted to a grid with the given columns: whole cells, at least 4 × 2. */
function clampSize(size: WidgetSize, columns: number): WidgetSize {
  return {
    w: Math.min(columns, Math.max(COMPACT_WIDGET_SIZE.w, whole(size.w))),
    h: Math.max(COMPACT_WIDGET_SIZE.h, whole(size.h)),
  }
}

/** The rectangle, resized and moved as little as needed to fit within the given columns. */
export function clampRect(rect: GridRect, columns: number): GridRect {
  const { w, h } = clampSize(rect, columns)
  return {
    x: Math.min(columns - w, Math.max(0, whole(rect.x))),
    y: Math.max(0, whole(rect.y)),
    w,
    h,
  }
}

/** The highest, then leftmost place where the size does not overlap anything. */
export function firstFreeSpot(
  occupied: readonly GridRect[],
  size: WidgetSize,
  columns: number,
): GridRect {
  const { w, h } = clampSize(size, columns)
  const tops = [0, ...occupied.map((rect) => rect.y + rect.h)].toSorted((a, b) => a - b)
  for (const y of tops) {
    const found = firstFreeInRow(occupied, { x: 0, y, w, h }, columns)
    if (found !== null) return found
  }
  return { x: 0, y: tops.at(-1) ?? 0, w, h }
}

/**
 * The same rectangles, in the same order, clamped to the columns and without overlaps: read from the top left, each
 * keeps its place unless an earlier one occupies it, then it moves down.
 */
export function settleRects(rects: readonly GridRect[], columns: number): GridRect[] {
  const settled: GridRect[] = []
  const result = rects.map((rect) => clampRect(rect, columns))
  for (const index of readingOrder(result)) {
    const rect = result[index]
    if (rect === undefined) continue
    const free = movedDown(rect, settled)
    settled.push(free)
    result[index] = free
  }
  return result
}

/** The same rectangles, in the same order, repacked into the given columns in reading order. */
export function reflowRects(rects: readonly GridRect[], columns: number): GridRect[] {
  const placed: GridRect[] = []
  const result = [...rects]
  for (const index of readingOrder(rects)) {
    const rect = rects[index]
    if (rect === undefined) continue
    const spot = firstFreeSpot(placed, rect, columns)
    placed.push(spot)
    result[index] = spot
  }
  return result
}

function firstFreeInRow(
  occupied: readonly GridRect[],
  start: GridRect,
  columns: number,
): GridRect | null {
  let rect = start
  while (rect.x + rect.w <= columns) {
    const blocker = occupied.find((other) => overlaps(rect, other))
    if (blocker === undefined) return rect
    rect = { ...rect, x: blocker.x + blocker.w }
  }
  return null
}

function movedDown(rect: GridRect, others: readonly GridRect[]): GridRect {
  let moved = rect
  let blocker = others.find((other) => overlaps(moved, other))
  while (blocker !== undefined) {
    moved = { ...moved, y: blocker.y + blocker.h }
    const current = moved
    blocker = others.find((other) => overlaps(current, other))
  }
  return moved
}

function readingOrder(rects: readonly GridRect[]): number[] {
  const indexed = rects.map((rect, index) => ({ rect, index }))
  return indexed
    .toSorted((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x || a.index - b.index)
    .map(({ index }) => index)
}

function whole(value: number): number {
  return Number.isFinite(value) ? Math.round(value) : 0
}
