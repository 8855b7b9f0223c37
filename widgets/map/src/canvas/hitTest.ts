import type { Position } from '@airshed/map'
import type { Mark } from '../geo/clusters.ts'
import { spriteSizePx } from './drawSprite.ts'

export interface Point {
  x: number
  y: number
}

/** Tolerance for a finger that misses a mark, in CSS pixels. */
const REACH_PX = 4

/**
 * The mark under a point: the nearest of those within reach.
 *
 * @param project position of a mark on the map, in CSS pixels
 */
export function markAt(
  marks: readonly Mark[],
  point: Point,
  project: (mark: Mark) => Point,
): Mark | null {
  let nearest: { mark: Mark; distance: number } | null = null
  for (const mark of marks) {
    const { x, y } = project(mark)
    const distance = Math.hypot(x - point.x, y - point.y)
    if (distance > spriteSizePx(mark) / 2 + REACH_PX) continue
    if (nearest === null || distance < nearest.distance) nearest = { mark, distance }
  }
  return nearest?.mark ?? null
}

/** The mark that represents a device: its pin, otherwise the cluster that most likely contains it. */
export function markFor(marks: readonly Mark[], [lng, lat]: Position): Mark | null {
  let nearest: { mark: Mark; distance: number } | null = null
  for (const mark of marks) {
    const distance = Math.hypot(mark.position[0] - lng, mark.position[1] - lat)
    if (nearest === null || distance < nearest.distance) nearest = { mark, distance }
  }
  return nearest?.mark ?? null
}
