import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearPage, createPage, savedWidget } from '@airshed/kit/testing'
import { FixedGrid } from './FixedGrid.tsx'

afterEach(clearPage)

const rects = {
  xl: { x: 8, y: 0, w: 8, h: 4 },
  lg: { x: 4, y: 0, w: 8, h: 4 },
  md: { x: 4, y: 0, w: 4, h: 4 },
  sm: { x: 0, y: 3, w: 4, h: 4 },
  xs: { x: 0, y: 3, w: 4, h: 4 },
}
const widgets = [
  savedWidget({ id: 'a', config: { name: 'Harbour' } }),
  savedWidget({ id: 'b', config: { name: 'Station' }, layout: rects }),
]

describe('a grid in view mode', () => {
  it.each([
    [1440, 8 * ((1440 + 16) / 16), 0],
    [1000, 4 * ((1000 + 16) / 12), 0],
    [700, 4 * ((700 + 16) / 8), 0],
    [360, 0, 3 * 96],
  ])('a fixed grid of %i px places widgets as the document says', async (width, left, top) => {
    createPage().draw(
      <div style={{ width }}>
        <FixedGrid
          widgets={widgets}
          renderWidget={({ config }) => <h2>{String(config['name'])}</h2>}
        />
      </div>,
    )
    const heading = page.getByRole('heading', { name: 'Station' })
    await expect.element(heading).toBeInTheDocument()
    const origin = document.querySelector('.air-grid')!.getBoundingClientRect()
    const place = heading.element().closest('.air-grid-item')!.getBoundingClientRect()
    expect(Math.round(place.left - origin.left)).toBe(Math.round(left))
    expect(Math.round(place.top - origin.top)).toBe(top)
    expect(Math.round(place.height)).toBe(4 * 80 + 3 * 16)
  })

  it('a fixed grid takes its row heights from the page', async () => {
    createPage().draw(
      <div style={{ width: 360 }}>
        <FixedGrid
          widgets={widgets}
          rowHeights={[60, 60, 60, 100, 100, 100, 100]}
          renderWidget={({ config }) => <h2>{String(config['name'])}</h2>}
        />
      </div>,
    )
    const heading = page.getByRole('heading', { name: 'Station' })
    await expect.element(heading).toBeInTheDocument()
    const origin = document.querySelector('.air-grid')!.getBoundingClientRect()
    const place = heading.element().closest('.air-grid-item')!.getBoundingClientRect()
    expect(Math.round(place.top - origin.top)).toBe(3 * 76)
    expect(Math.round(place.height)).toBe(4 * 100 + 3 * 16)
  })
})
