import { captionLines } from './captionLines.ts'

/** CSS pixels, as in the card above. */
const FONT_PX = 12
const LINE_PX = 18
const MARGIN_PX = 12

/** The colours and the font of a card, and the pixel ratio of its picture. */
export interface CaptionLook {
  ink: string
  ground: string
  fontFamily: string
  pixelRatio: number
}

/** A picture with lines of small print below it, on the same ground. */
export function drawCaption(
  picture: HTMLCanvasElement,
  lines: readonly string[],
  { ink, ground, fontFamily, pixelRatio }: CaptionLook,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('drawCaption: expected a canvas to draw on, found none')
  const font = `${FONT_PX * pixelRatio}px ${fontFamily}`
  const margin = MARGIN_PX * pixelRatio
  const line = LINE_PX * pixelRatio
  context.font = font
  const broken = captionLines(lines, picture.width - 2 * margin, (text) =>
    Math.ceil(context.measureText(text).width),
  )
  canvas.width = picture.width
  canvas.height = picture.height + broken.length * line + margin
  context.fillStyle = ground
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0)
  // Resizing a canvas resets its font.
  context.font = font
  context.fillStyle = ink
  context.textBaseline = 'middle'
  for (const [index, text] of broken.entries()) {
    context.fillText(text, margin, picture.height + margin / 2 + (index + 0.5) * line)
  }
  return canvas
}
