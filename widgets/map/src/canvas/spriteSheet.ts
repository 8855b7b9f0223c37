import type { Mark } from '../geo/clusters.ts'
import { drawSprite, spriteKey, spriteSizePx, type SpriteInk } from './drawSprite.ts'

/** Pictures of marks on one canvas, and where each of them is. */
export interface SpriteSheet {
  canvas: HTMLCanvasElement
  /** Key of a mark → place in device pixels. */
  places: Readonly<Record<string, { x: number; y: number; width: number; height: number }>>
  /** The ink that the canvas was drawn with. */
  ink: SpriteInk
}

/** Device pixels per CSS pixel: sharp on every screen, and when the browser zooms in. */
const RATIO = 2
const COLUMNS = 16
/** Keeps neighbours from bleeding in at the edge. */
const GAP_PX = 2

/**
 * Draws the looks of these marks, each look once. A sheet that already has all of them is returned
 * unchanged, so that nothing is uploaded to the graphics card again.
 */
export function spriteSheet(
  marks: readonly Mark[],
  ink: SpriteInk,
  before: SpriteSheet | null,
): SpriteSheet {
  const looks = new Map(marks.map((mark) => [spriteKey(mark), mark]))
  const isThere = before?.ink === ink && [...looks.keys()].every((key) => key in before.places)
  if (before !== null && isThere) return before
  const cellPx = Math.max(0, ...[...looks.values()].map(spriteSizePx)) + GAP_PX
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(COLUMNS, looks.size) * cellPx * RATIO)
  canvas.height = Math.max(1, Math.ceil(looks.size / COLUMNS) * cellPx * RATIO)
  const ctx = canvas.getContext('2d')
  const places: Record<string, SpriteSheet['places'][string]> = {}
  for (const [at, [key, mark]] of [...looks].entries()) {
    const size = spriteSizePx(mark) * RATIO
    const x = (at % COLUMNS) * cellPx * RATIO
    const y = Math.floor(at / COLUMNS) * cellPx * RATIO
    places[key] = { x, y, width: size, height: size }
    if (ctx === null) continue
    ctx.setTransform(RATIO, 0, 0, RATIO, x + size / 2, y + size / 2)
    drawSprite(ctx, mark, ink)
  }
  return { canvas, places, ink }
}
