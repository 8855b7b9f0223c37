import type { GridRect } from '@airshed/schemas'
import { overlaps } from './placement.ts'

/** Rectangles of a fixed seed, many of them overlapping, some too large or out of the grid. */
export function randomRects(seed: number, count: number): GridRect[] {
  let state = seed
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return Array.from({ length: count }, () => ({
    x: below(20) - 2,
    y: below(24),
    w: below(18) + 1,
    h: below(7) + 1,
  }))
}

export function isWithin(rect: GridRect, columns: number): boolean {
  return rect.x >= 0 && rect.y >= 0 && rect.w >= 4 && rect.h >= 2 && rect.x + rect.w <= columns
}

export function hasOverlap(rects: readonly GridRect[]): boolean {
  return rects.some((a, i) => rects.slice(i + 1).some((b) => overlaps(a, b)))
}
