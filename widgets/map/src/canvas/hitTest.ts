import type { Position } from '@airshed/map'
import type { Mark } from '../geo/clusters.ts'
import { spriteSizePx } from './drawSprite.ts'

export interface Point {
  x: number
  y: number
}

/** A finger may miss a mark by so much, in CSS pixels. */
const REACH_PX = 4

/**
 * The mark under a point: the nearest of those that it touches.
 *
 * @param project place on the map of a mark, in CSS pixels
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

/** The mark that stands for a device: its pin, else the cluster that it is most likely in. */
export function markFor(marks: readonly Mark[], [lng, lat]: Position): Mark | null {
  let nearest: { mark: Mark; distance: number } | null = null
  for (const mark of marks) {
    const distance = Math.hypot(mark.position[0] - lng, mark.position[1] - lat)
    if (nearest === null || distance < nearest.distance) nearest = { mark, distance }
  }
  return nearest?.mark ?? null
}
