import { describe, expect, it } from 'vitest'
import { wallPages } from './wallPages.ts'

const widget = (y: number, h: number) => ({ y, h })
const height = 592
const shape = (widgets: Parameters<typeof wallPages>[0], px = height) =>
  wallPages(widgets, px).map(({ from, rows }) => [from, rows])

describe('the pages of a wall', () => {
  it('shrinks rows slightly when that makes the dashboard fit', () => {
    expect(wallPages([widget(0, 4), widget(4, 4)], height)).toEqual([
      { from: 0, rows: 8, rowPx: 60, topPx: 0 },
    ])
  })

  it('stretches a few rows to fill the screen', () => {
    expect(wallPages([widget(0, 6)], height)[0]?.rowPx).toBe(85)
    expect(wallPages([widget(0, 3)], height)[0]?.rowPx).toBe(160)
  })

  it('splits a long dashboard into pages of about the same length', () => {
    const four = [0, 4, 8, 12].map((y) => widget(y, 4))
    expect(shape([...four, widget(16, 4)])).toEqual([
      [0, 8],
      [8, 8],
      [16, 4],
    ])
    expect(shape([0, 3, 6, 9].map((y) => widget(y, 3)))).toEqual([
      [0, 6],
      [6, 6],
    ])
  })

  it('splits pages between widgets, never through one', () => {
    expect(shape([widget(0, 4), widget(0, 6), widget(4, 4), widget(8, 4)])).toEqual([
      [0, 8],
      [8, 4],
    ])
  })

  it('gives a page of its own to a widget that is higher than the screen', () => {
    const pages = wallPages([widget(0, 4), widget(4, 20), widget(24, 4)], height)
    expect(pages.map(({ rows }) => rows)).toEqual([4, 20, 4])
    expect(pages[1]?.rowPx).toBe(14)
    expect(pages[2]?.topPx).toBe(4 * (136 + 16) + 20 * (14 + 16))
  })

  it('keeps gaps that somebody left between widgets', () => {
    expect(shape([widget(0, 2), widget(4, 2)])).toEqual([[0, 6]])
  })

  it('makes no pages without widgets', () => {
    expect(wallPages([], height)).toEqual([])
  })
})
