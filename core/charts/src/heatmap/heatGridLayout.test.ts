import { describe, expect, it } from 'vitest'
import { binAt, binOfTime, heatGridLayout } from './heatGridLayout.ts'

const HOUR_MS = 3_600_000
const noon = Date.UTC(2026, 2, 14, 12)
const plan = (changes: object = {}) => ({
  names: ['Station 1', 'Station 2', 'Station 3'],
  range: { from: noon, to: noon + 6 * HOUR_MS },
  timezone: 'UTC',
  locale: 'en',
  width: 600,
  height: 200,
  ...changes,
})

describe('the layout of a heat grid', () => {
  it('gives names the room that they need, and the cells the rest', () => {
    const { namesPx, plotWidth } = heatGridLayout(plan())
    expect([namesPx, plotWidth]).toEqual([75, 525])
    expect(
      heatGridLayout(plan({ names: ['A very long name of a station'.repeat(3)] })).namesPx,
    ).toBe(144)
  })

  it('gives names a larger share on a phone, where that of a wide grid would cut them', () => {
    const names = ['Northern ring road', 'Quay Street']
    expect(heatGridLayout(plan({ names, width: 341 })).namesPx).toBe(120)
    expect(heatGridLayout(plan({ names, width: 200 })).namesPx).toBe(72)
  })

  it('limits the height of heat grid rows', () => {
    expect(heatGridLayout(plan({ height: 900 }))).toMatchObject({ rowHeight: 96, rowsHeight: 288 })
    expect(heatGridLayout(plan())).toMatchObject({ rowHeight: 60, rowsHeight: 180 })
  })

  it('scrolls where a heat grid has too many rows', () => {
    const names = Array.from({ length: 50 }, (_, i) => `Station ${i}`)
    const layout = heatGridLayout(plan({ names }))
    expect(layout).toMatchObject({ rowHeight: 16, rowsHeight: 800, shownHeight: 180 })
  })

  it('marks round times of the zone', () => {
    const words = (changes: object) => heatGridLayout(plan(changes)).marks.map((mark) => mark.words)
    expect(words({})).toEqual(['13:00', '14:00', '15:00', '16:00', '17:00'])
    expect(words({ width: 240 })).toEqual(['14:00', '16:00'])
    expect(words({ timezone: 'Asia/Kathmandu' })).toContain('18:00')
  })

  it('marks days of several years evenly, each year once', () => {
    const range = { from: Date.UTC(2024, 9, 1), to: Date.UTC(2026, 9, 1) }
    const { marks } = heatGridLayout(plan({ range }))
    expect(marks.length).toBeGreaterThan(2)
    const years = marks.flatMap(({ words }) => /\d{4}$/.exec(words) ?? [])
    expect(years).toEqual(['2024', '2025', '2026'])
  })

  it('gives finite numbers where there is no room at all', () => {
    const layout = heatGridLayout(plan({ width: 0, height: 0 }))
    expect(JSON.stringify(layout)).not.toContain('null')
  })
})

describe('a place in the grid', () => {
  const edges = [0, 10, 30, 40]
  it.each([
    [0, 0],
    [24.9, 0],
    [25, 1],
    [99.9, 2],
    [100, -1],
    [-1, -1],
  ])('%d px lies in bin %i', (x, bin) => {
    expect(binAt(x, 100, edges)).toBe(bin)
  })

  it('finds the bin of a time, or -1 outside of all bins', () => {
    expect([-1, 0, 29, 39, 40].map((time) => binOfTime(time, edges))).toEqual([-1, 0, 1, 2, -1])
  })
})
