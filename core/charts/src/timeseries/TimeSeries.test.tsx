import { THEME_NAMES } from '@airshed/ui'
import { loadFontLate } from '@airshed/ui/testing'
import { Profiler } from 'react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axisFont } from '../plot/drawText.ts'
import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import {
  SAMPLE_NOW,
  SAMPLE_RANGE,
  sampleSeries,
  sampleStates,
} from '../testsupport/sampleSeries.ts'
import { LegendCards } from './LegendCards.tsx'
import { SeriesTable } from './SeriesTable.tsx'
import { TimeSeries, type TimeSeriesProps } from './TimeSeries.tsx'
import type { SharedTime } from './useSharedTime.ts'

afterEach(cleanUp)

const series = [sampleSeries()]

function Chart(props: Partial<TimeSeriesProps>) {
  return (
    <TimeSeries
      {...{ series, range: SAMPLE_RANGE, timezone: 'UTC', theme: 'light' }}
      width={480}
      height={240}
      {...props}
    />
  )
}

const canvas = (): HTMLCanvasElement => {
  const found = document.querySelector('canvas')
  if (found === null) throw new Error('Chart: expected a canvas, found none. Is it drawn?')
  return found
}

/** Share of the canvas that has ink on it. */
function inkShare(): number {
  const { width, height } = canvas()
  const pixels = canvas().getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  let inked = 0
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 0) inked += 1
  return inked / (width * height)
}

/** One pointer in time, as a page holds it. */
function sharedTime(): SharedTime {
  let current: number | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(time) {
      current = time
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

describe('a chart that learns its size', () => {
  /** Plots that were made: each brings its own canvas. */
  const plotsMadeBy = (draw: () => void): number => {
    const made = new Set<Node>()
    const watch = new MutationObserver(() => undefined)
    watch.observe(document.body, { childList: true, subtree: true })
    draw()
    for (const { addedNodes } of watch.takeRecords()) {
      for (const node of addedNodes) {
        if (node instanceof Element && node.matches('.uplot')) made.add(node)
      }
    }
    watch.disconnect()
    return made.size
  }

  it('draws nothing before its size is known, and is made once', () => {
    expect(plotsMadeBy(() => renderInto(<Chart width={0} height={0} />))).toBe(0)
    expect(document.querySelector('canvas')).toBeNull()
    expect(document.querySelector('.air-chart')).not.toBeNull()
    expect(plotsMadeBy(() => renderInto(<Chart />))).toBe(1)
  })
})

it('gives lines of three units an axis each, and the plot most of the width', async () => {
  const units = ['µg/m³', 'ppm', '°C', '%']
  renderInto(
    <Chart
      series={units.map((unit) => sampleSeries({ id: unit, label: unit, unit }))}
      width={640}
    />,
  )
  await painted()
  const axes = [...document.querySelectorAll('.u-axis')].map((axis) => axis.getBoundingClientRect())
  // One of them is the time; a fourth unit has its lines alone.
  expect(axes).toHaveLength(4)
  for (const { width, height } of axes) expect(Math.min(width, height)).toBeGreaterThan(16)
  const plot = document.querySelector('.u-over')?.getBoundingClientRect()
  expect(plot?.width).toBeGreaterThan(400)
})

it('shows states as yes and no, with nothing else on their axis', async () => {
  const states = sampleStates()
  renderInto(
    <>
      <Chart series={[states]} />
      <SeriesTable label="Values" series={[states]} range={SAMPLE_RANGE} timezone="UTC" />
    </>,
  )
  await painted()
  const chart = document.querySelector('.air-chart')
  expect(chart?.getAttribute('aria-label')).toContain('Online status: latest Yes')
  const cells = [...document.querySelectorAll('td')].map(({ textContent }) => textContent)
  expect(new Set(cells.filter((_, at) => at % 2 === 1))).toEqual(new Set(['Yes', 'No']))
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(page.getByText(/Online status Yes$/)).toBeInTheDocument()
})

it('redraws the axes with a font that arrives late', async () => {
  // The first one: not every chart of a page is drawn before it.
  await document.fonts.load(axisFont(1))
  renderInto(<Chart />)
  await painted()
  const picture = (): string => canvas().toDataURL()
  const before = picture()
  onTestFinished(await loadFontLate())
  await expect.poll(picture).not.toBe(before)
})

describe.each(THEME_NAMES)('a chart in %s', (theme) => {
  it('a time series is drawn and passes the accessibility check', async () => {
    renderInto(
      <>
        <LegendCards series={series} range={SAMPLE_RANGE} onToggle={() => undefined} />
        <Chart
          theme={theme}
          zones={[{ from: 0, to: 12, color: '#4c9a5b', name: 'Good' }]}
          thresholds={[{ value: 20, label: 'Limit' }]}
        />
        <SeriesTable label="PM2.5" series={series} range={SAMPLE_RANGE} timezone="UTC" />
      </>,
      theme,
    )
    await painted()
    expect(inkShare()).toBeGreaterThan(0.01)
    expect(await accessibilityIssues()).toEqual([])
  })
})

describe('a chart', () => {
  it('describes in words what the chart shows', () => {
    renderInto(<Chart />)
    const words = page.getByRole('group').element().getAttribute('aria-label')
    expect(words).toContain('PM2.5 from May 17, 09:00 to May 17, 12:00')
    expect(words).toContain('µg/m³')
  })

  it('arrow keys read a time series point by point', async () => {
    const times: (number | null)[] = []
    renderInto(<Chart onHoverTime={(time) => times.push(time)} />)
    page.getByRole('group').element().focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    expect(times).toEqual([SAMPLE_NOW, SAMPLE_NOW - 60_000])
    await expect.element(page.getByText(/May 17, 11:59, PM2.5 [\d.]+ µg\/m³/)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(times.at(-1)).toBeNull()
  })

  it('shows the values under the pointer, rounded to four decimals', async () => {
    renderInto(<Chart />)
    await userEvent.hover(page.getByRole('group'), { position: { x: 260, y: 100 } })
    const tooltip = () => document.querySelector('.air-chart-tooltip')?.textContent ?? ''
    await expect.poll(tooltip).toMatch(/^May 17, 10:\d\dPM2\.5\d+\.\d{1,4}µg\/m³$/)
  })

  it('follows new data without making the chart anew', async () => {
    renderInto(<Chart />)
    const before = canvas()
    const moved: ChartRange = { from: SAMPLE_RANGE.from + 60_000, to: SAMPLE_RANGE.to + 60_000 }
    renderInto(<Chart series={[sampleSeries({}, 182)]} range={moved} width={300} />)
    await painted()
    expect(canvas()).toBe(before)
    expect(document.querySelector('.uplot')?.clientWidth).toBe(300)
  })

  it('makes the chart anew for another theme', () => {
    renderInto(<Chart />)
    const before = canvas()
    renderInto(<Chart theme="dark" />, 'dark')
    expect(canvas()).not.toBe(before)
  })

  it('zooms into the window that is drawn over it', async () => {
    let zoomed: ChartRange | null = null
    renderInto(<Chart onZoom={(range) => (zoomed = range)} />)
    await painted()
    const over = document.querySelector('.u-over') ?? document.body
    const { width } = over.getBoundingClientRect()
    const at = (share: number) => ({ target: over, coords: { x: width * share, y: 40 } })
    await userEvent.pointer([at(0.2), { ...at(0.25), keys: '[MouseLeft>]' }, at(0.4), at(0.5)])
    const drawn = document.querySelector('.u-select')
    await expect.poll(() => drawn?.clientWidth).toBeGreaterThan(0)
    await userEvent.pointer({ ...at(0.5), keys: '[/MouseLeft]' })
    await expect.poll(() => zoomed).not.toBeNull()
    const { from, to } = zoomed ?? SAMPLE_RANGE
    expect((to - from) / (SAMPLE_RANGE.to - SAMPLE_RANGE.from)).toBeCloseTo(0.25, 1)
  })

  it('returns to the window before the zooms by a double click or Backspace', async () => {
    let resets = 0
    renderInto(<Chart onReset={() => (resets += 1)} />)
    await painted()
    await userEvent.dblClick(document.querySelector('.u-over') ?? document.body)
    expect(resets).toBe(1)
    page.getByRole('group').element().focus()
    await userEvent.keyboard('{Backspace}')
    expect(resets).toBe(2)
  })

  it('shows the time at which another chart points, without redrawing', async () => {
    const shared = sharedTime()
    let draws = 0
    renderInto(
      <>
        <Chart hoverTime={shared} />
        <Profiler id="other" onRender={() => (draws += 1)}>
          <Chart hoverTime={shared} />
        </Profiler>
      </>,
    )
    await painted()
    const drawsBefore = draws
    const [one, other] = document.querySelectorAll<HTMLElement>('.air-chart')
    const line = other?.querySelector<HTMLElement>('.u-cursor-x')
    const away = line?.style.transform
    await userEvent.hover(one ?? document.body, { position: { x: 260, y: 100 } })
    await expect.poll(() => line?.style.transform).not.toBe(away)
    const [own, theirs] = document.querySelectorAll('.u-cursor-x')
    const [ownPx, theirPx] = [own, theirs].map((found) => found?.getBoundingClientRect().left ?? 0)
    expect(Math.abs((ownPx ?? 0) - (theirPx ?? 9))).toBeLessThanOrEqual(2)
    expect(draws).toBe(drawsBefore)
    expect(document.querySelectorAll('.air-chart-tooltip')).toHaveLength(1)
    shared.set(SAMPLE_RANGE.to + 60_000)
    expect(line?.style.transform).toBe(away)
  })

  it.each<[string, Partial<TimeSeriesProps>]>([
    ['no series', { series: [] }],
    ['no values', { series: [sampleSeries({}, 0)] }],
    ['one value', { series: [sampleSeries({}, 1)] }],
    ['gaps alone', { series: [sampleSeries({ values: new Float64Array(181).fill(Number.NaN) })] }],
    ['no size', { width: 0, height: 0 }],
    ['a tiny size', { width: 40, height: 30 }],
    ['three units', { series: ['°C', '%', 'ppm'].map((unit) => sampleSeries({ id: unit, unit })) }],
    ['directions', { series: [sampleSeries({ kind: 'direction', unit: '°' })] }],
  ])('draws a chart of %s and passes the accessibility check', async (_, props) => {
    renderInto(<Chart {...props} />)
    await painted()
    expect(await accessibilityIssues()).toEqual([])
  })

  it('draws a single value between gaps', async () => {
    const values = new Float64Array(181).fill(Number.NaN)
    renderInto(<Chart series={[sampleSeries({ values })]} />)
    await painted()
    const empty = inkShare()
    const alone = values.slice()
    alone[90] = 5
    renderInto(<Chart series={[sampleSeries({ values: alone })]} />)
    await painted()
    expect(inkShare()).not.toBe(empty)
  })
})

describe('legend cards', () => {
  it('legend cards show least, mean and greatest value, and switch a series', async () => {
    const toggled: string[] = []
    const one: ChartSeries = sampleSeries({
      times: Float64Array.of(SAMPLE_NOW - 3, SAMPLE_NOW - 2, SAMPLE_NOW - 1),
      values: Float64Array.of(1, 2, 6),
      reportingIntervalMs: 0,
    })
    renderInto(
      <LegendCards series={[one]} range={SAMPLE_RANGE} onToggle={(id) => toggled.push(id)} />,
    )
    const card = page.getByRole('button', { name: /PM2.5/ })
    await expect.element(card).toHaveTextContent('PM2.5µg/m³Min 1.0Avg 3.0Max 6.0')
    await userEvent.click(card)
    expect(toggled).toEqual(['pm25'])
  })
})
