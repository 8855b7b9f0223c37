import { THEME_TOKENS, type ThemeName } from '@airshed/ui'

const AXIS_FONT_PX = 11

/** The font of a canvas with the given number of device pixels per CSS pixel. */
export function axisFont(ratio: number, whole = (px: number): number => px): string {
  return `${whole(AXIS_FONT_PX * ratio)}px "Inter Variable", system-ui, sans-serif`
}

export interface Words {
  text: string
  /** Canvas pixels. */
  x: number
  y: number
  align: CanvasTextAlign
  baseline: CanvasTextBaseline
  color: string
}

/** Writes with a thin rim of the surface's colour, so that lines behind do not cut the words. */
export function drawText(
  ctx: CanvasRenderingContext2D,
  theme: ThemeName,
  ratio: number,
  words: Words,
): void {
  ctx.font = axisFont(ratio)
  ctx.textAlign = words.align
  ctx.textBaseline = words.baseline
  ctx.setLineDash([])
  ctx.lineJoin = 'round'
  ctx.lineWidth = 3 * ratio
  ctx.strokeStyle = THEME_TOKENS[theme].surface
  ctx.globalAlpha = 0.8
  ctx.strokeText(words.text, words.x, words.y)
  ctx.globalAlpha = 1
  ctx.fillStyle = words.color
  ctx.fillText(words.text, words.x, words.y)
}
