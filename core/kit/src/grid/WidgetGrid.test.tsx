import type { Widget } from '@airshed/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  accessibilityIssues,
  clearPage,
  createPage,
  savedWidget,
} from '../testsupport/renderPage.tsx'
import { WIDGET_HANDLE_CLASS } from '../host/WidgetHost.tsx'
import { WidgetGrid } from './WidgetGrid.tsx'

afterEach(clearPage)

const rects = {
  xl: { x: 8, y: 0, w: 8, h: 4 },
  lg: { x: 4, y: 0, w: 8, h: 4 },
  md: { x: 4, y: 0, w: 4, h: 4 },
  sm: { x: 0, y: 3, w: 4, h: 4 },
  xs: { x: 0, y: 3, w: 4, h: 4 },
}
const widgets: readonly Widget[] = [
  savedWidget({ id: 'a', config: { name: 'Harbour' } }),
  savedWidget({ id: 'b', config: { name: 'Station' }, layout: rects }),
]

/** A grid in a region so many pixels wide. */
function show(width: number, isEditable = true) {
  const changes: Widget[][] = []
  createPage().draw(
    <div style={{ width }}>
      <WidgetGrid
        widgets={widgets}
        isEditable={isEditable}
        onLayoutChange={(next) => changes.push(next)}
        renderWidget={({ config }) => (
          <section style={{ height: '100%' }}>
            <h2 className={WIDGET_HANDLE_CLASS}>{String(config['name'])}</h2>
          </section>
        )}
      />
    </div>,
  )
  const item = (name: string): DOMRect =>
    page.getByRole('heading', { name }).element().closest('.air-grid-item')!.getBoundingClientRect()
  return { changes, item }
}

describe('a grid', () => {
  it.each([
    [1440, 8 * ((1440 + 24) / 16), 0],
    [1200, 4 * ((1200 + 24) / 12), 0],
    [900, 4 * ((900 + 24) / 8), 0],
    [600, 0, 3 * 124],
    [360, 0, 3 * 124],
  ])('of %i px puts widgets where the document wants them', async (width, left, top) => {
    const { item } = show(width)
    await expect.element(page.getByRole('heading', { name: 'Station' })).toBeInTheDocument()
    const origin = document.querySelector('.air-grid')!.getBoundingClientRect()
    await expect.poll(() => Math.round(item('Station').left - origin.left)).toBe(Math.round(left))
    expect(Math.round(item('Station').top - origin.top)).toBe(top)
    expect(Math.round(item('Station').height)).toBe(4 * 100 + 3 * 24)
  })

  it('moves a widget by keyboard, and tells the new places of this width alone', async () => {
    const { changes } = show(1200)
    await userEvent.tab()
    const keys = page.getByRole('button', { name: /^Harbour: arrow keys move it/ })
    await expect.element(keys).toHaveFocus()
    expect(await accessibilityIssues()).toEqual([])
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(changes).toHaveLength(1)
    expect(changes[0]?.[0]?.layout.lg).toEqual({ x: 0, y: 0, w: 4, h: 4 })
    expect(changes[0]?.[0]?.layout.xl).toEqual(widgets[0]?.layout.xl)
    expect(changes[0]?.[1]).toBe(widgets[1])
  })

  it('moves a widget by its title bar', async () => {
    const { changes } = show(1200)
    const heading = page.getByRole('heading', { name: 'Harbour' })
    await userEvent.dragAndDrop(heading, page.getByRole('heading', { name: 'Station' }))
    await expect.poll(() => changes.length).toBe(1)
    expect(changes[0]?.[0]?.layout.lg.x).toBeGreaterThan(0)
  })

  it('that is read-only offers no way to move', async () => {
    const { changes } = show(1200, false)
    await expect.element(page.getByRole('heading', { name: 'Harbour' })).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(0)
    await userEvent.dragAndDrop(
      page.getByRole('heading', { name: 'Harbour' }),
      page.getByRole('heading', { name: 'Station' }),
    )
    expect(changes).toEqual([])
  })
})
