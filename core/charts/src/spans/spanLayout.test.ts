import { describe, expect, it } from 'vitest'
import {
  AXIS_PX,
  spanChartHeightPx,
  spanLayout,
  type ChartSpan,
  type ChartSpanRow,
} from './spanLayout.ts'

const RANGE = { from: 0, to: 1000 }
const BOX = { width: 500 }
const span = (from: number, to: number): ChartSpan => ({ id: `${from}`, from, to, words: '' })
const row = (spans: ChartSpan[] = [], name = 'Dust'): ChartSpanRow => ({
  id: name,
  name,
  color: 'red',
  spans,
})

describe('the rows of a chart of spans', () => {
  it('gives each row 75 px, with its name above its bars', () => {
    const rows = spanLayout([row(), row([], 'Noise')], RANGE, BOX)
    expect(rows.map(({ endY }) => endY)).toEqual([75, 150])
    expect(spanChartHeightPx(2)).toBe(150 + AXIS_PX)
    for (const { nameY, barY, barHeight, endY } of rows) {
      expect(nameY).toBeLessThan(barY)
      expect(barY + barHeight).toBeLessThan(endY)
      // Its bars, not empty space, take the greater part of a row.
      expect(barHeight).toBeGreaterThan(75 / 2)
    }
  })

  it('cuts a name that is wider than the chart', () => {
    const long = 'Particulate matter PM2.5 at the station behind the old harbour'
    const [short] = spanLayout([row([], long)], RANGE, { width: 200 })
    expect(short?.name).toBe(long)
    expect(short?.shortName).toMatch(/^Particulate matter.*…$/)
  })
})

describe('a span', () => {
  const placed = (...spans: ChartSpan[]) => spanLayout([row(spans)], RANGE, BOX)[0]?.spans ?? []

  it('places a span at its time, within the range', () => {
    const [inside, over] = placed(span(200, 400), span(900, 2000))
    expect(inside).toMatchObject({ x: 100, width: 100 })
    expect(over).toMatchObject({ x: 450, width: 50 })
  })

  it('draws even the shortest span 6 px wide, also at the very end', () => {
    const [short, last] = placed(span(500, 501), span(999.9, 1000))
    expect(short).toMatchObject({ x: 250, width: 6 })
    expect(last).toMatchObject({ x: 494, width: 6 })
  })

  it('leaves out spans outside of the range', () => {
    expect(placed(span(-200, 0), span(1000, 1200))).toEqual([])
  })
})
