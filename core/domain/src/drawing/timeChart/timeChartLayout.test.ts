import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../time/duration.ts'
import type { Shape } from '../shapes/shape.ts'
import type { TimeChart } from './timeChart.ts'
import { timeChartLayout } from './timeChartLayout.ts'

/** Six pixels for each letter. */
const measure = (text: string): number => 6 * [...text].length
const FROM = Date.UTC(2026, 2, 2, 12)
const hours = (...values: number[]) =>
  values.map((value, hour) => [FROM + hour * HOUR_MS, value] as const)

const CHART: TimeChart = {
  width: 560,
  height: 250,
  span: { from: FROM, to: FROM + 6 * HOUR_MS },
  timeZone: 'UTC',
  locale: 'en-GB',
  words: { title: 'PM2.5', subtitle: 'µg/m³, 1 h mean', warning: null, zone: 'UTC' },
  lines: [
    { name: 'Harbour', color: '#215db0', pieces: [hours(0, 10, 20)] },
    { name: 'School', color: '#c76b00', pieces: [hours(5, 5, 40)] },
  ],
  states: null,
  zones: [],
  limits: [],
  mark: null,
}
const layout = (changes: Partial<TimeChart> = {}): Shape[] =>
  timeChartLayout({ ...CHART, ...changes }, measure)
const linesOf = (shapes: readonly Shape[], color: string) =>
  shapes.flatMap((shape) => (shape.kind === 'line' && shape.color === color ? [shape.points] : []))
const textsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))

// Labels of the axis are two letters wide, the zone three: 8 + 12 + 6 and 560 - 8 - 18 - 6.
const [LEFT, RIGHT] = [26, 528]
// Heading 50, one row of the legend 20, 8 above the plot; 30 for the time axis.
const [TOP, BOTTOM] = [78, 220]
const x = (hour: number): number => LEFT + (hour / 6) * (RIGHT - LEFT)
const y = (value: number): number => BOTTOM - (value / 40) * (BOTTOM - TOP)

describe('the layout of several lines', () => {
  it('draws all lines by one axis below a legend', () => {
    const shapes = layout()
    expect(linesOf(shapes, '#215db0')).toEqual([
      [
        [8, 60],
        [24, 60],
      ],
      [
        [x(0), y(0)],
        [x(1), y(10)],
        [x(2), y(20)],
      ],
    ])
    expect(linesOf(shapes, '#c76b00')[1]?.at(-1)).toEqual([x(2), y(40)])
    expect(textsOf(shapes).slice(0, 9)).toEqual(
      'PM2.5|µg/m³, 1 h mean|Harbour|School|0|10|20|30|40'.split('|'),
    )
  })

  it('breaks the legend into rows where names need them', () => {
    const lines = Array.from({ length: 4 }, (_, index) => ({
      name: `A station with a long name ${index}`,
      color: '#215db0',
      pieces: [hours(1, 2)],
    }))
    const places = layout({ lines }).flatMap((shape) =>
      shape.kind === 'text' && shape.text.startsWith('A station') ? [[shape.x, shape.y]] : [],
    )
    // 28 letters, the sample and its gap make 190, 16 between entries: two in a row of 544.
    expect(places).toEqual([
      [30, 60],
      [236, 60],
      [30, 80],
      [236, 80],
    ])
  })

  it('reaches limits, and draws bands behind the lines', () => {
    const shapes = layout({
      limits: [{ value: 75, label: 'Limit' }],
      zones: [{ from: 50, to: Infinity, color: '#ff0000', name: 'Poor' }],
    })
    expect(textsOf(shapes)).toEqual(expect.arrayContaining(['80', 'Limit', 'Poor']))
    const kinds = shapes.map(({ kind, color }) => `${kind} ${color}`)
    expect(kinds.indexOf('box #ff0000')).toBeLessThan(kinds.lastIndexOf('line #215db0'))
    expect(kinds.indexOf('box #ff0000')).toBeGreaterThan(kinds.indexOf('box #ffffff'))
  })

  it('draws axes without any data', () => {
    const texts = textsOf(layout({ lines: [] }))
    expect(texts).toEqual(expect.arrayContaining(['0', '1', '13:00']))
  })
})

describe('the layout of anything', () => {
  const long = 'Long words of somebody who has a lot to say '.repeat(20)
  const extreme: Partial<TimeChart> = {
    words: { title: long, subtitle: long, warning: long, zone: long },
    lines: [
      { name: long, color: '#215db0', pieces: [hours(-Number.MAX_VALUE, Number.MAX_VALUE)] },
      { name: long, color: '#215db0', pieces: [hours(5e-324)] },
    ],
    limits: Array.from({ length: 30 }, (_, index) => ({ value: index * 1e306, label: long })),
    zones: [{ from: -Infinity, to: Infinity, color: '#ff0000', name: 'All' }],
    mark: { ts: FROM + 99 * HOUR_MS, words: long, point: null },
  }

  it.each([
    ['large', 1_120, 400],
    ['of a mail', 560, 200],
    ['of a phone', 390, 160],
  ])('keeps the most extreme chart within a picture: %s', (_, width, height) => {
    for (const shape of layout({ ...extreme, width, height })) {
      const numbers = JSON.stringify(shape).match(/null|NaN|Infinity/g)
      expect(numbers, JSON.stringify(shape)).toBeNull()
      if (shape.kind === 'text') {
        const textPx = measure(shape.text)
        const left = { left: 0, center: textPx / 2, right: textPx }[shape.align]
        expect(shape.x - left, shape.text).toBeGreaterThanOrEqual(0)
        expect(shape.x - left + textPx, shape.text).toBeLessThanOrEqual(width)
      }
      for (const point of shape.kind === 'line' ? shape.points : []) {
        expect(point[0]).toBeGreaterThanOrEqual(0)
        expect(point[0]).toBeLessThanOrEqual(width)
      }
    }
  })
})
