import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadFontLate } from '@airshed/ui/testing'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { HeatGrid, type HeatGridProps } from './HeatGrid.tsx'

afterEach(cleanUp)

const HOUR_MS = 3_600_000
const start = Date.UTC(2026, 2, 14, 12)
const edges = Array.from({ length: 7 }, (_, hour) => start + hour * HOUR_MS)
const cell = (color: string | null) => ({ color })
const rows = ['Harbour', 'Mast'].map((name, row) => ({
  id: name,
  name,
  cells: edges.slice(1).map((_, bin) => cell(bin === 3 ? null : row === 0 ? '#118833' : '#aa2211')),
}))

function Grid(props: Partial<HeatGridProps>) {
  return (
    <HeatGrid
      label="Dust"
      tell={(row, bin) => ({
        title: rows[row]?.name ?? '',
        rows: [{ name: 'Bin', color: 'red', value: String(bin) }],
        sentence: `${rows[row]?.name}, bin ${bin}`,
      })}
      range={{ from: start, to: start + 6 * HOUR_MS }}
      timezone="UTC"
      theme="light"
      width={480}
      height={120}
      {...{ rows, edges }}
      {...props}
    />
  )
}

const grid = () => page.getByRole('group', { name: 'Dust' })
const canvas = (): HTMLCanvasElement => {
  const found = document.querySelector('canvas')
  if (found === null) throw new Error('Grid: expected a canvas, found none. Is it drawn?')
  return found
}

/** The colour in the middle of a cell. */
function colorAt(row: number, bin: number): number[] {
  const { width, height } = canvas()
  const x = Math.floor((width * (bin + 0.4)) / 6)
  const y = Math.floor((height * (row + 0.3)) / 2)
  return [...(canvas().getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])]
}

describe('a heat grid', () => {
  it.each([
    ['two lines in high rows', 200, 32],
    ['one line in low rows', 80, 16],
  ])('a heat grid writes a long name in %s', (_, height, namePx) => {
    const long = rows.map((row) => ({ ...row, name: 'Town Hall, council chamber' }))
    renderInto(<Grid rows={long} width={300} height={height} />)
    const name = page.getByTitle('Town Hall, council chamber').first().element()
    expect(name.getBoundingClientRect().height).toBe(namePx)
  })

  it('paints each cell in its colour, and leaves a gap empty', () => {
    renderInto(<Grid />)
    expect(colorAt(0, 0)).toEqual([0x11, 0x88, 0x33, 255])
    expect(colorAt(1, 5)).toEqual([0xaa, 0x22, 0x11, 255])
    expect(colorAt(1, 3)[3]).toBe(0)
  })

  it('a heat grid paints its letters again with a font that arrives late', async () => {
    const lettered = rows.map((row) => ({
      ...row,
      cells: row.cells.map((one) => ({ ...one, letter: 'B' })),
    }))
    renderInto(<Grid rows={lettered} />)
    const picture = (): string => canvas().toDataURL()
    const before = picture()
    const takeAway = await loadFontLate()
    onTestFinished(takeAway)
    await expect.poll(picture).not.toBe(before)
    const late = picture()
    renderInto(<Grid rows={[...lettered]} />)
    expect(late).toBe(picture())
  })

  it('paints lines across a cell with too few readings', () => {
    const cells = edges.slice(1).map(() => ({ color: null, isHatched: true }))
    renderInto(<Grid rows={[{ id: 'a', name: 'Harbour', cells }]} />)
    const { width, height } = canvas()
    const pixels = canvas().getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    const inked = pixels.filter((value, at) => at % 4 === 3 && value > 0).length
    expect(inked / (width * height)).toBeGreaterThan(0.1)
    expect(inked / (width * height)).toBeLessThan(0.8)
  })

  it('shows the value of the cell under the pointer, and shares its time', async () => {
    const onHoverTime = vi.fn<(time: number | null) => void>()
    renderInto(<Grid onHoverTime={onHoverTime} />)
    const { width, height } = canvas().getBoundingClientRect()
    const position = { x: (width * 2.5) / 6, y: height * 0.75 }
    await page.elementLocator(canvas()).hover({ position })
    await expect.element(page.getByText('Bin')).toBeVisible()
    expect(document.querySelector('.air-chart-tooltip')?.textContent).toBe('MastBin2')
    expect(onHoverTime).toHaveBeenLastCalledWith(start + 2.5 * HOUR_MS)
  })

  it('keeps whole values inside the chart, however narrow it is', async () => {
    const tell = () => ({
      title: 'Harbour, by the old quay',
      rows: [{ name: '30 min mean', color: 'red', value: '12.4 µg/m³' }],
      sentence: '',
    })
    renderInto(<Grid width={190} height={160} tell={tell} />)
    for (const share of [0.5, 2.5, 5.5]) {
      const { width, height } = canvas().getBoundingClientRect()
      const position = { x: (width * share) / 6, y: height * 0.25 }
      await page.elementLocator(canvas()).hover({ position })
      await expect.element(page.getByText('30 min mean')).toBeVisible()
      const tooltip = document.querySelector('.air-chart-tooltip')!.getBoundingClientRect()
      const chart = grid().element().getBoundingClientRect()
      expect(tooltip.left).toBeGreaterThanOrEqual(chart.left - 1)
      expect(tooltip.right).toBeLessThanOrEqual(chart.right + 1)
      const name = document.querySelector<HTMLElement>('.air-chart-tooltip-label')!
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
      // The cell that is read stays in sight.
      const cellRect = document.querySelector('.air-heat-cell')!.getBoundingClientRect()
      const isBeside = tooltip.left >= cellRect.right || tooltip.right <= cellRect.left
      expect(isBeside || tooltip.top >= cellRect.bottom || tooltip.bottom <= cellRect.top).toBe(
        true,
      )
    }
  })

  it('keeps values beside their cell in a font that arrives late', async () => {
    renderInto(<Grid />)
    const { width, height } = canvas().getBoundingClientRect()
    await page.elementLocator(canvas()).hover({ position: { x: (width * 4.5) / 6, y: height / 4 } })
    const boxOf = (selector: string): DOMRect =>
      document.querySelector(selector)!.getBoundingClientRect()
    const gap = (): number => boxOf('.air-heat-cell').left - boxOf('.air-chart-tooltip').right
    await expect.poll(gap).toBeGreaterThan(0)
    const [before, beside] = [boxOf('.air-chart-tooltip').width, gap()]
    onTestFinished(await loadFontLate())
    await expect.poll(() => boxOf('.air-chart-tooltip').width - before).toBeGreaterThan(4)
    // Its width is read in whole pixels.
    await expect.poll(() => Math.abs(gap() - beside)).toBeLessThan(2)
  })

  it('arrow keys move through a heat grid cell by cell, and Escape closes the tooltip', async () => {
    const onHoverTime = vi.fn<(time: number | null) => void>()
    renderInto(<Grid onHoverTime={onHoverTime} />)
    grid().element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByText('Harbour, bin 5')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect.element(page.getByText('Mast, bin 4')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(document.querySelector('.air-chart-tooltip')).toBeNull()
    expect(onHoverTime).toHaveBeenLastCalledWith(null)
  })

  it('marks the time that another chart points at', () => {
    renderInto(<Grid hoverTime={start + 1.2 * HOUR_MS} />)
    const column = document.querySelector<HTMLElement>('.air-heat-column')
    const share = (column?.offsetLeft ?? 0) / canvas().offsetWidth
    expect(share).toBeCloseTo(1 / 6, 1)
  })

  it('scrolls to the row of the cell that the keys reach', async () => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      id: String(i),
      name: `Station ${i}`,
      cells: edges.slice(1).map(() => cell('#118833')),
    }))
    renderInto(<Grid rows={many} />)
    grid().element().focus()
    await userEvent.keyboard('{ArrowDown>15/}')
    await expect.poll(() => document.querySelector('.air-heat-rows')?.scrollTop).toBeGreaterThan(50)
  })

  it('a heat grid passes the accessibility check', async () => {
    renderInto(<Grid />)
    expect(await accessibilityIssues()).toEqual([])
  })
})
