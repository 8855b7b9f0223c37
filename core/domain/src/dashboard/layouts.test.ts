import { BREAKPOINTS, type WidgetLayout } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { defaultSizeOf, GRID_COLUMNS } from './grid.ts'
import { deriveLayouts, placeWidget } from './layouts.ts'
import { hasOverlap, isWithin, randomRects } from './randomRects.fixture.ts'

function expectTidy(layouts: readonly WidgetLayout[]) {
  for (const breakpoint of BREAKPOINTS) {
    const rects = layouts.map((layout) => layout[breakpoint])
    expect(rects.every((rect) => isWithin(rect, GRID_COLUMNS[breakpoint]))).toBe(true)
    expect(hasOverlap(rects)).toBe(false)
  }
}

describe('layouts', () => {
  it('places the first chart in the corner of every breakpoint, as wide as it fits', () => {
    const layout = placeWidget([], defaultSizeOf('ChartWidget'))
    expect(layout.xl).toEqual({ x: 0, y: 0, w: 8, h: 4 })
    expect(layout.sm).toEqual({ x: 0, y: 0, w: 4, h: 4 })
  })

  it('places one widget after another without overlaps', () => {
    const types = ['ChartWidget', 'NodeWidget', 'MapWidget', 'HeatmapWidget', 'NodeWidget']
    const layouts: WidgetLayout[] = []
    for (const type of [...types, ...types]) layouts.push(placeWidget(layouts, defaultSizeOf(type)))
    expectTidy(layouts)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'derives layouts of every breakpoint from one, seed %i',
    (seed) => {
      const given = randomRects(seed, 15)
      const layouts = deriveLayouts(given)
      expect(layouts).toHaveLength(given.length)
      expectTidy(layouts)
      expectTidy(deriveLayouts(given, 'md'))
    },
  )

  it('keeps the reading order on a narrow grid', () => {
    const layouts = deriveLayouts([
      { x: 8, y: 0, w: 8, h: 4 },
      { x: 0, y: 0, w: 8, h: 4 },
      { x: 0, y: 4, w: 4, h: 3 },
    ])
    expect(layouts.map((layout) => layout.xs.y)).toEqual([4, 0, 8])
  })
})
