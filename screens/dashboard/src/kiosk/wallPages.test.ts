import { describe, expect, it } from 'vitest'
import { wallPages } from './wallPages.ts'

const widget = (y: number, h: number) => ({ y, h })
const height = 592
const shape = (widgets: Parameters<typeof wallPages>[0], px = height) =>
  wallPages(widgets, px).map(({ from, rows }) => [from, rows])

describe('a dashboard on a wall', () => {
  it('fits where its rows may be a little lower', () => {
    expect(wallPages([widget(0, 4), widget(4, 4)], height)).toEqual([
      { from: 0, rows: 8, rowPx: 60, topPx: 0 },
    ])
  })

  it('fills the screen with a few rows', () => {
    expect(wallPages([widget(0, 6)], height)[0]?.rowPx).toBe(85)
    expect(wallPages([widget(0, 3)], height)[0]?.rowPx).toBe(160)
  })

  it('goes through screens of about the same length where it is too long', () => {
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

  it('cuts no widget', () => {
    expect(shape([widget(0, 4), widget(0, 6), widget(4, 4), widget(8, 4)])).toEqual([
      [0, 8],
      [8, 4],
    ])
  })

  it('gives a screen to a widget that is higher than one', () => {
    const pages = wallPages([widget(0, 4), widget(4, 20), widget(24, 4)], height)
    expect(pages.map(({ rows }) => rows)).toEqual([4, 20, 4])
    expect(pages[1]?.rowPx).toBe(14)
    expect(pages[2]?.topPx).toBe(4 * (136 + 16) + 20 * (14 + 16))
  })

  it('keeps the room that somebody left free', () => {
    expect(shape([widget(0, 2), widget(4, 2)])).toEqual([[0, 6]])
  })

  it('has no screen without widgets', () => {
    expect(wallPages([], height)).toEqual([])
  })
})
