import { clampRect, overlaps, settleRects } from '@airshed/domain'
import type { GridRect } from '@airshed/schemas'
import { LEAST_LIMITS, type SizeLimits } from './sizeLimits.ts'

/** Keys that move a widget, and with Shift resize it. */
const GRID_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
export type GridKey = (typeof GRID_KEYS)[number]

export const isGridKey = (key: string): key is GridKey =>
  (GRID_KEYS as readonly string[]).includes(key)

const sharesColumns = (a: GridRect, b: GridRect): boolean => a.x < b.x + b.w && b.x < a.x + a.w

/** Rows are packed upwards, so a step down or up changes places with the neighbour. */
function stepped(rect: GridRect, others: readonly GridRect[], key: GridKey): GridRect {
  const inColumn = others.filter((other) => sharesColumns(rect, other))
  switch (key) {
    case 'ArrowLeft':
      return { ...rect, x: rect.x - 1 }
    case 'ArrowRight':
      return { ...rect, x: rect.x + 1 }
    case 'ArrowUp': {
      const above = inColumn.filter((other) => other.y < rect.y).map((other) => other.y)
      return { ...rect, y: above.length > 0 ? Math.max(...above) : Math.max(0, rect.y - 1) }
    }
    case 'ArrowDown': {
      const below = inColumn
        .filter((other) => other.y >= rect.y + rect.h)
        .toSorted((a, b) => a.y - b.y)[0]
      return { ...rect, y: below === undefined ? rect.y : below.y + below.h }
    }
  }
}

/** One step, unless it exceeds the limits; a size that already exceeds them stays. */
function resized(rect: GridRect, key: GridKey, { min, max }: SizeLimits): GridRect {
  switch (key) {
    case 'ArrowLeft':
      return rect.w > min.w ? { ...rect, w: rect.w - 1 } : rect
    case 'ArrowRight':
      return rect.w < max.w ? { ...rect, w: rect.w + 1 } : rect
    case 'ArrowUp':
      return rect.h > min.h ? { ...rect, h: rect.h - 1 } : rect
    case 'ArrowDown':
      return rect.h < max.h ? { ...rect, h: rect.h + 1 } : rect
  }
}

/** Lifts each as far as those above it allow; the order is kept. */
function packed(rects: readonly GridRect[]): GridRect[] {
  const result = [...rects]
  const order = rects
    .map((rect, index) => ({ rect, index }))
    .toSorted((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x)
  const placed: GridRect[] = []
  for (const { rect, index } of order) {
    let lifted = rect
    while (lifted.y > 0) {
      const higher = { ...lifted, y: lifted.y - 1 }
      if (placed.some((other) => overlaps(higher, other))) break
      lifted = higher
    }
    placed.push(lifted)
    result[index] = lifted
  }
  return result
}

/**
 * The rectangles after a key: the chosen one takes its new place, the others make way.
 *
 * @param index of the widget that has the focus
 * @param options `columns` of the grid; `limits` of the widget's size, default at least 4 × 3
 */
export function moveByKey(
  rects: readonly GridRect[],
  index: number,
  key: GridKey,
  options: { isResize: boolean; columns: number; limits?: SizeLimits },
): GridRect[] {
  const rect = rects[index]
  if (rect === undefined) return [...rects]
  const others = rects.filter((_, other) => other !== index)
  const { isResize, limits = LEAST_LIMITS } = options
  const wanted = isResize ? resized(rect, key, limits) : stepped(rect, others, key)
  const chosen = clampRect(wanted, options.columns)
  const makingWay = others.map((other) =>
    overlaps(chosen, other) ? { ...other, y: chosen.y + chosen.h } : other,
  )
  // The first one in reading order if both start in the same row: its place is kept.
  const settled = settleRects([chosen, ...makingWay], options.columns)
  const [moved = chosen, ...rest] = packed(settled)
  return [...rest.slice(0, index), moved, ...rest.slice(index)]
}
