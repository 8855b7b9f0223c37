import { box, dot, line, svgText, words, type Shape } from '@airshed/domain/drawing'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPainter, type Painter } from './painter.ts'

const SIZE = { width: 60, height: 40 }
const WHITE = box([0, 0], [60, 40], '#ffffff')

let painter: Painter
beforeAll(async () => {
  painter = await loadPainter()
})

/** The colours of drawn shapes by their place, px. */
async function painted(...shapes: Shape[]) {
  const image = await loadImage(await painter.paint([WHITE, ...shapes], { ...SIZE, scale: 2 }))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return (x: number, y: number): number[] =>
    Array.from(context.getImageData(2 * x, 2 * y, 1, 1).data.subarray(0, 3))
}

const BLUE = [0x21, 0x5d, 0xb0]
const BLANK = [255, 255, 255]

describe('the painter', () => {
  it('fills boxes, faint ones too, and each shape over those before it', async () => {
    const at = await painted(
      { ...box([10, 10], [20, 20], '#000000'), opacity: 0.5 },
      box([20, 20], [20, 10], '#215db0'),
    )
    expect(at(15, 15)).toEqual([127, 127, 127])
    expect(at(25, 25)).toEqual(BLUE)
    expect(at(35, 15)).toEqual(BLANK)
  })

  it('draws dots and outlines', async () => {
    const at = await painted(dot([10, 10], 5, '#215db0'), {
      kind: 'path',
      path: 'M30 5L50 5L50 25Z',
      color: '#215db0',
    })
    expect(at(10, 10)).toEqual(BLUE)
    expect(at(10, 16)).toEqual(BLANK)
    expect(at(45, 10)).toEqual(BLUE)
    expect(at(35, 20)).toEqual(BLANK)
  })

  it('draws lines through their points, with gaps between dashes', async () => {
    const ends = [
      [0, 20],
      [60, 20],
    ] as const
    const at = await painted(line(ends, '#215db0', 4, [10, 10]))
    expect([at(5, 20), at(15, 20), at(25, 20)]).toEqual([BLUE, BLANK, BLUE])
    expect(at(5, 23)).toEqual(BLANK)
  })

  it('writes a text on the base line that the document of the same shapes gives it', async () => {
    const font = { sizePx: 30, isBold: true }
    const text = words([4, 20], 'I', { font, color: '#215db0' })
    const document = svgText([text], { ...SIZE, title: '', fontFamily: 'Inter' })
    const baseY = Number(/<text x="4" y="([\d.]+)"/.exec(document)?.[1])
    const at = await painted(text)
    const middleX = 4 + painter.measure('I', font) / 2
    const inked = Array.from({ length: 80 }, (_, row) => row / 2).filter(
      (y) => at(middleX, y)[0] !== 255,
    )
    expect(Math.abs((inked.at(-1) ?? 0) + 0.5 - baseY)).toBeLessThanOrEqual(0.5)
  })

  it('measures bold texts wider, and letters of any alphabet of its font', () => {
    const wide = (text: string, isBold = false): number =>
      painter.measure(text, { sizePx: 14, isBold })
    expect(wide('PM2.5', true)).toBeGreaterThan(wide('PM2.5'))
    for (const letters of ['µg/m³', 'Ωμ', 'Київ', 'Łódź', 'Huế']) {
      expect(wide(letters)).toBeGreaterThan(10)
    }
  })
})
