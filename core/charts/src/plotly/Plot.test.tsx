import { loadFontLate } from '@airshed/ui/testing'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { sampleBars, sampleCells, sampleLines, samplePlot } from '../testsupport/samplePlots.ts'
import { Plot, type PlotProps } from './Plot.tsx'
import type { PlotFigure } from './plotFigure.ts'

afterEach(cleanUp)

function draw(
  figure: PlotFigure,
  { width = 520, ...props }: Partial<PlotProps> & { width?: number } = {},
) {
  return renderInto(
    <div style={{ width, height: 280 }}>
      <Plot {...samplePlot(figure, props.theme)} {...props} />
    </div>,
    props.theme,
  )
}

const plot = () => page.getByRole('group', { name: 'Dust by hour of day' })
const drawn = () => document.querySelector('.air-plot-drawing .main-svg')
const ready = () => expect.poll(drawn).not.toBeNull()
const tooltip = () => document.querySelector('.air-chart-tooltip')?.textContent ?? null
const press = async (keys: string) => {
  plot().element().focus()
  await userEvent.keyboard(keys)
}

describe('a plot', () => {
  it('plots lines with their intervals in the colours of the theme, and names them', async () => {
    draw(sampleLines())
    await ready()
    const strokes = [...document.querySelectorAll<SVGElement>('.scatterlayer .js-line')]
    await expect.poll(() => strokes.map(({ style }) => style.stroke)).toContain('rgb(0, 114, 178)')
    expect(document.querySelector('.scatterlayer .js-fill')).not.toBeNull()
    const legend = document.querySelector('.air-plot-legend')?.textContent
    expect(legend).toBe('Quay StreetRoof <north>')
    const label = document.querySelector('.air-plot-drawing .xtick text') as Element
    expect(getComputedStyle(label).fontFamily).toBe(getComputedStyle(document.body).fontFamily)
  })

  it('makes room for the words of its axes in a font that arrives late', async () => {
    draw(sampleLines())
    await ready()
    const widthOf = (selector: string): number =>
      document.querySelector(selector)!.getBoundingClientRect().width
    const plotWidth = (): number => widthOf('.air-plot-drawing .nsewdrag')
    const before = { plot: plotWidth(), label: widthOf('.air-plot-drawing .ytick text') }
    onTestFinished(await loadFontLate())
    const grown = (): number => widthOf('.air-plot-drawing .ytick text') - before.label
    await expect.poll(grown).toBeGreaterThan(2)
    await expect.poll(() => before.plot - plotWidth()).toBeGreaterThanOrEqual(grown() - 1)
  })

  it('shows none of the tools and words of plotly', async () => {
    draw(sampleLines())
    await ready()
    for (const foreign of ['.modebar-btn', '.legend .traces', '.plotly-notifier']) {
      expect(document.querySelector(foreign)).toBeNull()
    }
  })

  it('shows the value under the pointer in our tooltip', async () => {
    draw(sampleBars())
    await ready()
    const bar = document.querySelectorAll('.barlayer .point path')[1] as Element
    const { x, y, width, height } = bar.getBoundingClientRect()
    const layer = page.elementLocator(document.querySelector('.nsewdrag') as Element)
    const own = layer.element().getBoundingClientRect()
    const position = { x: x + width / 2 - own.x, y: y + height / 2 - own.y }
    await layer.hover({ position, force: true })
    await expect.poll(tooltip).toBe('1days0.9')
    const mark = document.querySelector('.air-plot-mark')?.getBoundingClientRect()
    expect(mark?.x).toBeCloseTo(x, -0.5)
    expect(mark?.width).toBeCloseTo(width, -0.5)
    expect(document.querySelector('.hoverlayer .hovertext')).toBeNull()
  })

  it('arrow keys move along a line, past a gap and to the next line', async () => {
    draw(sampleLines())
    await ready()
    await press('{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByText('Quay Street 4: 14.0')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText('Roof <north> 4: 7.0')).toBeInTheDocument()
    await expect.poll(tooltip).toBe('4Roof <north>7.0')
    await userEvent.keyboard('{Escape}')
    await expect.poll(tooltip).toBeNull()
  })

  it('marks the point at the pixel where it is drawn', async () => {
    draw(sampleCells())
    await ready()
    await press('{Home}{ArrowUp}')
    await expect.poll(() => document.querySelector('.air-plot-mark')).not.toBeNull()
    const mark = document.querySelector('.air-plot-mark')?.getBoundingClientRect()
    const grid = document.querySelector('.nsewdrag')?.getBoundingClientRect()
    expect(mark?.left).toBeCloseTo(grid?.left ?? 0, -0.5)
    expect(mark?.height).toBeCloseTo((grid?.height ?? 0) / 3, -0.5)
  })

  it('a plot follows the size of its box', async () => {
    draw(sampleLines())
    await ready()
    draw(sampleLines(), { width: 300 })
    await expect.poll(() => drawn()?.getBoundingClientRect().width).toBe(300)
  })

  it('a plot has its figures in a table', () => {
    draw(sampleLines())
    const table = page.getByRole('table', { name: 'Dust by hour of day' })
    expect(table.element().textContent).toContain('0:008.0')
  })

  it.each(['light', 'dark'] as const)(
    'a plot passes the accessibility check in the %s theme',
    async (theme) => {
      draw(sampleLines(), { theme })
      await ready()
      expect(await accessibilityIssues()).toEqual([])
    },
  )
})
