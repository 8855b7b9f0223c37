import { describe, expect, it } from 'vitest'
import { breakpointAt, canAddWidget, canEditGrid, defaultSizeOf } from './grid.ts'

describe('the grid', () => {
  it.each([
    [0, 'xs'],
    [599, 'xs'],
    [600, 'sm'],
    [899, 'sm'],
    [900, 'md'],
    [1199, 'md'],
    [1200, 'lg'],
    [1439, 'lg'],
    [1440, 'xl'],
    [2560, 'xl'],
  ])('%i px wide is %s', (widthPx, breakpoint) => {
    expect(breakpointAt(widthPx)).toBe(breakpoint)
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

  it('is edited only above 730 px, and only where it is editable', () => {
    expect(canEditGrid(true, 731)).toBe(true)
    expect(canEditGrid(true, 730)).toBe(false)
    expect(canEditGrid(false, 1440)).toBe(false)
  })

  it('takes 50 widgets unless told otherwise', () => {
    expect(canAddWidget(49)).toBe(true)
    expect(canAddWidget(50)).toBe(false)
    expect(canAddWidget(4, 4)).toBe(false)
  })
})
