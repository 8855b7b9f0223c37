import { readFile } from 'node:fs/promises'
import type { MeasureText, Shape, TextFont } from '@airshed/domain/drawing'
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'

/** Draws shapes as PNG. */
export interface Painter {
  measure: MeasureText
  /** @param scale pixels per px of the shapes */
  paint(
    shapes: readonly Shape[],
    size: { width: number; height: number; scale: number },
  ): Promise<Uint8Array>
}

/** Alphabets of the console's font; a letter is drawn with the first one that has it. */
const ALPHABETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const
const familyOf = (alphabet: string): string => `Airshed ${alphabet}`
const FAMILIES = ALPHABETS.map((alphabet) => `"${familyOf(alphabet)}"`).join(', ')

/**
 * Loads the painter, which takes some 30 MB of memory: call it only when the first picture is drawn.
 *
 * @throws if there is none for this machine
 */
export async function loadPainter(): Promise<Painter> {
  const { createCanvas, GlobalFonts, Path2D: Outline } = await import('@napi-rs/canvas')
  const latin = import.meta
    .resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  for (const alphabet of ALPHABETS) {
    const file = new URL(`inter-${alphabet}-wght-normal.woff2`, latin)
    if (GlobalFonts.has(familyOf(alphabet))) continue
    GlobalFonts.register(await readFile(file), familyOf(alphabet))
  }
  const ruler = createCanvas(1, 1).getContext('2d')
  return {
    measure(text, font) {
      ruler.font = fontOf(font)
      return ruler.measureText(text).width
    },
    paint(shapes, { width, height, scale }) {
      const canvas = createCanvas(width * scale, height * scale)
      const context = canvas.getContext('2d')
      context.scale(scale, scale)
      context.lineJoin = 'round'
      for (const shape of shapes) draw(context, shape, (data) => new Outline(data))
      // Encodes in a thread of its own: compression takes most of the time.
      return canvas.encode('png')
    },
  }
}

const fontOf = ({ sizePx, isBold }: TextFont): string =>
  `${isBold ? 600 : 400} ${sizePx}px ${FAMILIES}`

function draw(context: SKRSContext2D, shape: Shape, pathOf: (data: string) => Path2D): void {
  context.fillStyle = shape.color
  context.globalAlpha = 'opacity' in shape ? (shape.opacity ?? 1) : 1
  switch (shape.kind) {
    case 'box':
      context.fillRect(shape.x, shape.y, shape.width, shape.height)
      break
    case 'dot':
      context.beginPath()
      context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI)
      context.fill()
      break
    case 'path':
      context.fill(pathOf(shape.path))
      break
    case 'line':
      context.strokeStyle = shape.color
      context.lineWidth = shape.width
      context.setLineDash([...shape.dash])
      context.beginPath()
      for (const [x, y] of shape.points) context.lineTo(x, y)
      context.stroke()
      break
    case 'text':
      context.font = fontOf(shape)
      context.textAlign = shape.align
      context.textBaseline = 'middle'
      context.fillText(shape.text, shape.x, shape.y)
      break
  }
}
