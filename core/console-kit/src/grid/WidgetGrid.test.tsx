import type { WidgetManifest } from '@airshed/contract'
import { WIDGET_HANDLE_CLASS } from '@airshed/host'
import { noteWidget } from '@airshed/host/testing'
import { accessibilityIssues, clearPage, createPage, savedWidget } from '@airshed/kit/testing'
import type { Widget } from '@airshed/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LayoutChange } from './placeText.ts'
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
function show(
  width: number,
  isEditable = true,
  locale: 'en_US' | 'es_ES' = 'en_US',
  size?: WidgetManifest['size'],
) {
  const changes: Widget[][] = []
  const announced: LayoutChange[] = []
  const { draw } = createPage({ plugins: [noteWidget(size === undefined ? {} : { size })], locale })
  draw(
    <div style={{ width }}>
      <WidgetGrid
        widgets={widgets}
        isEditable={isEditable}
        onLayoutChange={(next, change) => {
          changes.push(next)
          announced.push(change)
        }}
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
  return { changes, announced, item }
}

describe('a grid', () => {
  it.each([
    [1440, 8 * ((1440 + 16) / 16), 0],
    [1000, 4 * ((1000 + 16) / 12), 0],
    [700, 4 * ((700 + 16) / 8), 0],
    [540, 0, 3 * 96],
    [360, 0, 3 * 96],
  ])('an editable grid of %i px places widgets as the document says', async (width, left, top) => {
    const { item } = show(width)
    await expect.element(page.getByRole('heading', { name: 'Station' })).toBeInTheDocument()
    const origin = document.querySelector('.air-grid')!.getBoundingClientRect()
    await expect.poll(() => Math.round(item('Station').left - origin.left)).toBe(Math.round(left))
    expect(Math.round(item('Station').top - origin.top)).toBe(top)
    expect(Math.round(item('Station').height)).toBe(4 * 80 + 3 * 16)
  })

  it('moves a widget by keyboard, and reports the places of this width alone', async () => {
    const { changes, announced } = show(1000)
    await userEvent.tab()
    const keys = page.getByRole('button', { name: 'Move Harbour' })
    await expect.element(keys).toHaveFocus()
    expect(await accessibilityIssues()).toEqual([])
    await expect
      .element(keys)
      .toHaveAccessibleDescription('Arrow keys move it, with Shift they resize it')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(changes).toHaveLength(1)
    expect(announced).toEqual([{ widgetId: 'a', kind: 'resize' }])
    expect(changes[0]?.[0]?.layout.lg).toEqual({ x: 0, y: 0, w: 4, h: 4 })
    expect(changes[0]?.[0]?.layout.xl).toEqual(widgets[0]?.layout.xl)
    expect(changes[0]?.[1]).toBe(widgets[1])
    const live = page.getByText('Harbour is 4 columns wide and 4 rows high')
    await expect.element(live).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{ArrowRight}')
    expect(announced[1]).toEqual({ widgetId: 'a', kind: 'move' })
    await expect.element(page.getByText('Moved Harbour to column 2, row 1')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByText('Harbour cannot go any further')).toBeInTheDocument()
    expect(changes).toHaveLength(2)
    await expect.element(keys).toHaveFocus()
  })

  it('a widget grid speaks Spanish', async () => {
    show(1000, true, 'es_ES')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Mover Harbour' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const words = 'Harbour está en la columna 2, fila 1'
    await expect.element(page.getByText(words)).toBeInTheDocument()
  })

  it('resizes a widget by keys and pointer only within the limits of its plugin', async () => {
    const { changes } = show(1440, true, 'en_US', {
      default: { w: 5, h: 3 },
      min: { w: 4, h: 3 },
      max: { w: 5, h: 4 },
    })
    await userEvent.tab()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}')
    expect(changes).toEqual([])
    const handle = document.querySelector('.air-grid-item .react-resizable-handle')
    await userEvent.dragAndDrop(
      handle ?? document.body,
      page.getByRole('heading', { name: 'Station' }),
      {
        targetPosition: { x: 400, y: 300 },
        force: true,
      },
    )
    await expect.poll(() => changes.length).toBe(1)
    expect(changes[0]?.[0]?.layout.xl).toMatchObject({ w: 5 })
    expect(changes[0]?.[0]?.layout.xl.h).toBeLessThanOrEqual(4)
  })

  it('moves a widget by its title bar', async () => {
    const { changes } = show(1000)
    const heading = page.getByRole('heading', { name: 'Harbour' })
    await userEvent.dragAndDrop(heading, page.getByRole('heading', { name: 'Station' }))
    await expect.poll(() => changes.length).toBe(1)
    expect(changes[0]?.[0]?.layout.lg.x).toBeGreaterThan(0)
  })

  it('a read-only grid offers no way to move a widget', async () => {
    const { changes } = show(1000, false)
    await expect.element(page.getByRole('heading', { name: 'Harbour' })).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(0)
    await userEvent.dragAndDrop(
      page.getByRole('heading', { name: 'Harbour' }),
      page.getByRole('heading', { name: 'Station' }),
    )
    expect(changes).toEqual([])
  })
})
