import { describe, expect, it } from 'vitest'
import {
  breakpointAt,
  canAddWidget,
  canEditGrid,
  COMPACT_WIDGET_SIZE,
  defaultSizeOf,
  GRID_MARGIN_PX,
  GRID_ROW_HEIGHT_PX,
  MIN_WIDGET_SIZE,
} from './grid.ts'

describe('the grid of a dashboard', () => {
  it.each([
    [600, 'sm'],
    [900, 'md'],
    [1200, 'lg'],
    [1440, 'xl'],
  ])(
    'a window of %i px with sidebar, margins and scroll bar uses breakpoint %s',
    (windowPx, breakpoint) => {
      const besidePx = 2 * 24 + 16 + (windowPx < 900 ? 0 : 280)
      expect(breakpointAt(windowPx - besidePx)).toBe(breakpoint)
      expect(breakpointAt(windowPx - besidePx - 1)).not.toBe(breakpoint)
    },
  )

  it.each([
    [0, 'xs'],
    [366, 'xs'],
    [2560, 'xl'],
  ])('a grid %i px wide has the breakpoint %s', (widthPx, breakpoint) => {
    expect(breakpointAt(widthPx)).toBe(breakpoint)
  })

  it('fits two rows of charts below the header of a window of 900 px', () => {
    const topBarPx = 56
    const headerPx = 72
    const { h } = defaultSizeOf('ChartWidget')
    const chartPx = h * GRID_ROW_HEIGHT_PX + (h - 1) * GRID_MARGIN_PX
    expect(topBarPx + headerPx + 2 * chartPx + GRID_MARGIN_PX).toBeLessThanOrEqual(900)
  })

  it('fits a row of compact cards and two rows of small ones there as well', () => {
    const heightOf = (h: number) => h * GRID_ROW_HEIGHT_PX + (h - 1) * GRID_MARGIN_PX
    const cardsPx = heightOf(COMPACT_WIDGET_SIZE.h) + 2 * heightOf(MIN_WIDGET_SIZE.h)
    expect(56 + 76 + cardsPx + 2 * GRID_MARGIN_PX).toBeLessThanOrEqual(900)
  })

  it.each([
    ['ChartWidget', 8, 4],
    ['MapWidget', 8, 4],
    ['NodeWidget', 4, 3],
    ['HeatmapWidget', 4, 3],
    ['SomethingElse', 4, 3],
  ])('places a new %s %i wide and %i high', (type, w, h) => {
    expect(defaultSizeOf(type)).toEqual({ w, h })
  })

  it('allows to edit only in windows above 730 px, or 1024 px with a sidebar', () => {
    expect(canEditGrid(true, 731 - 64)).toBe(true)
    expect(canEditGrid(true, 730 - 64)).toBe(false)
    expect(canEditGrid(true, 1024 - 280 - 64)).toBe(true)
    expect(canEditGrid(false, 1440)).toBe(false)
  })

  it('accepts 50 widgets unless told otherwise', () => {
    expect(canAddWidget(49)).toBe(true)
    expect(canAddWidget(50)).toBe(false)
    expect(canAddWidget(4, 4)).toBe(false)
  })
})
