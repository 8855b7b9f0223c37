import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import type { Curve } from './curve.ts'
import { layoutOf, PICTURE_HEIGHT, PICTURE_WIDTH, type PictureAsk } from './layoutOf.ts'
import type { Shape } from '@airshed/domain/drawing'

/** Six pixels for each letter. */
const measure = (text: string): number => 6 * [...text].length
const TO = Date.UTC(2026, 2, 2, 18)
const FROM = TO - 6 * HOUR_MS

const CURVE: Curve = {
  span: { from: FROM, to: TO },
  pieces: [
    [
      [FROM, 0],
      [FROM + HOUR_MS, 20],
    ],
    [
      [FROM + 4 * HOUR_MS, 10],
      [TO, 40],
    ],
  ],
  limit: 30,
  isSwitch: false,
  goodForMs: 2 * MINUTE_MS,
}
const ASK: PictureAsk = {
  curve: CURVE,
  markTs: TO,
  language: 'en',
  timeZone: 'UTC',
  words: {
    title: 'PM2.5 at Mast',
    subtitle: 'µg/m³',
    simulated: null,
    limit: '30',
    mark: 'Began 18:00',
    zone: 'UTC',
    switchText: ['false', 'true'],
  },
}
const layout = (changes: Partial<PictureAsk> = {}): Shape[] =>
  layoutOf({ ...ASK, ...changes }, measure)

const ofKind = <Kind extends Shape['kind']>(shapes: readonly Shape[], kind: Kind) =>
  shapes.filter((shape): shape is Extract<Shape, { kind: Kind }> => shape.kind === kind)
const BLUE = '#215db0'
const RED = '#b3261e'
const linesOf = (shapes: readonly Shape[], color: string) =>
  ofKind(shapes, 'line')
    .filter((line) => line.color === color)
    .map(({ points }) => points)
const words = (text: string): string[] => text.split(' ')
const textsOf = (shapes: readonly Shape[]) => ofKind(shapes, 'text').map(({ text }) => text)

// Labels of the axis are two letters wide, the zone three: 8 + 12 + 6 and 560 - 8 - 18 - 6.
const LEFT = 26
const RIGHT = 528
const hour = (count: number): number => LEFT + (count / 6) * (RIGHT - LEFT)
// 0 is at 170, 40 at 72.
const value = (amount: number): number => 170 - (amount / 40) * 98

describe('the layout of a chart', () => {
  it('draws each reading at its time and value', () => {
    expect(linesOf(layout(), BLUE)).toEqual([
      [
        [hour(0), value(0)],
        [hour(1), value(20)],
      ],
      [
        [hour(4), value(10)],
        [hour(6), value(40)],
      ],
    ])
  })

  it('draws the limit as a dashed line with its value beside it', () => {
    const shapes = layout()
    expect(linesOf(shapes, RED)).toEqual([
      [
        [LEFT, value(30)],
        [RIGHT, value(30)],
      ],
    ])
    expect(ofKind(shapes, 'line').find(({ color }) => color === RED)?.dash).toEqual([6, 4])
    expect(ofKind(shapes, 'text').find(({ color }) => color === RED)).toMatchObject({
      text: '30',
      x: RIGHT + 6,
      y: value(30),
      align: 'left',
    })
  })

  it('marks the change with its time and the measured value', () => {
    const shapes = layout({ markTs: FROM + HOUR_MS })
    expect(linesOf(shapes, '#1c2127')).toEqual([
      [
        [hour(1), 68],
        [hour(1), 170],
      ],
    ])
    expect(ofKind(shapes, 'dot').at(-1)).toMatchObject({ x: hour(1), y: value(20) })
    // Nobody knows what was measured in a gap.
    expect(ofKind(layout({ markTs: FROM + 3 * HOUR_MS }), 'dot')).toEqual([])
  })

  it('labels values and hours on its axes', () => {
    expect(textsOf(layout())).toEqual([
      'PM2.5 at Mast',
      'µg/m³',
      ...words('0 10 20 30 40'),
      ...words('12:00 13:00 14:00 15:00 16:00 17:00'),
      '30',
      'Began 18:00',
      'UTC',
    ])
  })

  it('labels hours of the reader’s time zone, and the day where one begins', () => {
    const shapes = layout({ timeZone: 'Asia/Tokyo', language: 'es' })
    expect(textsOf(shapes)).toEqual(expect.arrayContaining(['21:00', '23:00', '03 mar', '01:00']))
  })

  it('cuts no text, however long a name or a number is', () => {
    const curve = {
      ...CURVE,
      limit: 1_234_567,
      pieces: [[[TO, -1_234_567] as const], [[TO - HOUR_MS, 5] as const]],
    }
    const words = {
      ...ASK.words,
      title: 'Nitrogen dioxide at a device with a very long name '.repeat(4),
      subtitle: 'µg/m³, the difference from another one '.repeat(4),
      simulated: 'Simulated data',
      limit: '1,234,567',
      zone: 'GMT+5:45',
    }
    for (const { text, x, align } of ofKind(layout({ curve, words }), 'text')) {
      const width = measure(text)
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
      expect(left, text).toBeGreaterThanOrEqual(0)
      expect(left + width, text).toBeLessThanOrEqual(PICTURE_WIDTH)
    }
  })

  it('says that data are simulated', () => {
    const words = { ...ASK.words, simulated: 'Simulated data' }
    expect(textsOf(layout({ words }))).toContain('Simulated data')
    expect(textsOf(layout())).not.toContain('Simulated data')
  })

  it('draws booleans as steps up to the end', () => {
    const pieces = [
      [
        [FROM, 0],
        [FROM + HOUR_MS, 1],
      ] as const,
    ]
    const shapes = layout({ curve: { ...CURVE, pieces, limit: null, isSwitch: true } })
    const [points = []] = linesOf(shapes, BLUE)
    expect(points.map(([, y]) => y)).toEqual([162, 162, 80, 80])
    expect(points.at(-1)?.[0]).toBe(528)
    expect(textsOf(shapes)).toEqual(expect.arrayContaining(['false', 'true']))
  })

  it('shows a single reading as a dot within the edges', () => {
    const shapes = layout({ curve: { ...CURVE, pieces: [[[FROM + HOUR_MS, 20]]], limit: null } })
    expect(ofKind(shapes, 'dot')).toEqual([
      { kind: 'dot', x: hour(1), y: 121, radius: 2, color: BLUE },
    ])
    for (const { points } of ofKind(layout(), 'line')) {
      for (const [x, y] of points) {
        expect(x).toBeLessThanOrEqual(PICTURE_WIDTH)
        expect(y).toBeLessThanOrEqual(PICTURE_HEIGHT)
      }
    }
  })
})
