import { describe, expect, it } from 'vitest'
import { HOME_WIDGETS } from './homeWidgets.ts'

const COLUMNS = { xl: 16, lg: 12, md: 8, sm: 4, xs: 4 } as const

describe.each(Object.entries(COLUMNS))('the home page at %s', (breakpoint, columns) => {
  const places = HOME_WIDGETS.map(({ id, layout }) => ({
    id,
    ...layout[breakpoint as keyof typeof COLUMNS],
  }))

  it('starts the home page with the alerts, for eyes and for screen readers', () => {
    expect(places[0]).toMatchObject({ id: 'recent-alerts', x: 0, y: 0 })
  })

  it('arranges the home page without gaps or overlaps', () => {
    const cells = new Set<string>()
    let area = 0
    for (const { x, y, w, h } of places) {
      area += w * h
      for (let column = x; column < x + w; column += 1) {
        for (let row = y; row < y + h; row += 1) cells.add(`${column} ${row}`)
      }
    }
    const rows = Math.max(...places.map(({ y, h }) => y + h))
    expect(cells.size).toBe(area)
    expect(area).toBe(rows * columns)
  })
})
