import { saveWidgetPicture } from '@airshed/console-kit'
import { WidgetGrid } from '@airshed/console-kit/grid'
import { createWidgetPage, WidgetHost, WidgetPageProvider } from '@airshed/host'
import type { TimeRange } from '@airshed/kit'
import {
  createTestAirshed,
  drawPage,
  savedWidget,
  TEST_RANGE,
  type DrawnPage,
} from '@airshed/testing'
import { builtInWidget } from '@airshed/plugins'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

let drawn: DrawnPage | null = null
afterEach(() => drawn?.unmount())

const COUNT = 20

const widgets = Array.from({ length: COUNT }, (_, index) => {
  const node = `1C00A3${(index % 7).toString(16).toUpperCase()}0`
  const isWide = index % 3 === 0
  const rect = { x: isWide ? 0 : (index % 3) * 4, y: Math.floor(index / 3) * 4, h: 4 }
  return savedWidget(
    'ChartWidget',
    {
      name: `Chart ${index}`,
      node_id: [`${node}:0`],
      selected_data_point_ids: [
        `${node}.0.0.0/132:5`,
        `${node}.0.0.0/${index % 2 ? '132:7' : '131:10'}`,
      ],
    },
    {
      id: `w${index}`,
      layout: Object.fromEntries(
        ['xl', 'lg', 'md', 'sm', 'xs'].map((size) => [size, { ...rect, w: 4 + (index % 3) }]),
      ) as never,
    },
  )
})

/** A dashboard of charts, most of them below the fold, on the in-memory server. */
async function showPage(range: TimeRange = TEST_RANGE, isLive = true) {
  const airshed = createTestAirshed({ plugins: [builtInWidget('ChartWidget')] })
  const calls: string[] = []
  const watches: number[] = []
  const { api, live } = airshed.value
  const { call } = api
  const watch = live.watch
  api.call = (wanted, ...sent) => {
    calls.push(wanted.entity)
    return call(wanted, ...sent)
  }
  live.watch = (ids, listener) => {
    watches.push(ids.length)
    return watch(ids, listener)
  }
  const widgetPage = createWidgetPage()
  const ranges: TimeRange[] = []
  let resets = 0
  const view = (shown: TimeRange, shownLive: boolean) => (
    <WidgetPageProvider page={widgetPage}>
      <WidgetGrid
        widgets={widgets}
        renderWidget={(widget) => (
          <WidgetHost
            widget={widget}
            range={shown}
            isLive={shownLive}
            onRangeChange={(next) => ranges.push(next)}
            onRangeReset={() => (resets += 1)}
          />
        )}
      />
    </WidgetPageProvider>
  )
  const made = await drawPage(airshed, view(range, isLive))
  drawn = made
  return {
    calls,
    watches,
    ranges,
    resets: () => resets,
    widgetPage,
    problems: made.problems,
    turnTo: (next: TimeRange, nextLive: boolean) => made.redraw(view(next, nextLive)),
    count: (name: string) => calls.filter((call) => call === name).length,
  }
}

const haveData = (all: Awaited<ReturnType<typeof showPage>>, range: TimeRange) =>
  expect
    .poll(async () => {
      const readings = await Promise.all(all.widgetPage.entries().map((entry) => entry.read()))
      return readings.filter(
        ({ data }) =>
          data?.state === 'ready' &&
          data.frames.length === 2 &&
          data.range.to - data.range.from === range.to - range.from,
      ).length
    })
    .toBe(COUNT)

const charts = (): NodeListOf<HTMLElement> => document.querySelectorAll('.air-chart')

describe('a page of twenty charts', () => {
  it('requests readings, nodes and live updates once for all charts, and again for a new range', async () => {
    const all = await showPage()
    await haveData(all, TEST_RANGE)
    expect(all.calls.toSorted()).toEqual(['measurements', 'nodes'])
    expect(all.watches).toEqual([7])
    expect(charts().length).toBeLessThan(COUNT)
    const earlier = { from: TEST_RANGE.from - 86_400_000, to: TEST_RANGE.to - 43_200_000 }
    await all.turnTo(earlier, false)
    await haveData(all, earlier)
    expect([all.count('measurements'), all.count('nodes')]).toEqual([2, 1])
    for (const { element } of all.widgetPage.entries()) {
      element?.scrollIntoView()
      await expect.poll(() => element?.querySelector('.air-chart') ?? null).not.toBeNull()
    }
    expect(charts()).toHaveLength(COUNT)
    expect(all.calls).toHaveLength(3)
    expect(all.problems()).toEqual([])
    window.scrollTo(0, 0)
  })

  it('marks the same time on every chart, and removes the mark', async () => {
    const all = await showPage()
    await haveData(all, TEST_RANGE)
    await expect.poll(() => charts().length).toBeGreaterThan(1)
    const [one, other] = charts()
    // Names begin alike and differ in their values, which they have once the charts are drawn.
    await expect.poll(() => one?.ariaLabel).toContain('latest')
    const pointed = page.getByRole('group', { name: one?.ariaLabel ?? '', exact: true })
    const line = other?.querySelector<HTMLElement>('.u-cursor-x')
    const away = line?.style.transform
    await userEvent.hover(pointed, { position: { x: 150, y: 60 } })
    await expect.poll(() => all.widgetPage.hoverTime.get()).not.toBeNull()
    await expect.poll(() => line?.style.transform).not.toBe(away)
    await userEvent.unhover(pointed)
    await userEvent.hover(page.getByRole('heading', { name: 'Chart 0' }))
    await expect.poll(() => all.widgetPage.hoverTime.get()).toBeNull()
    expect(line?.style.transform).toBe(away)
  })

  it('saves each chart as a picture with its lines', async () => {
    const { widgetPage } = await showPage()
    await expect.poll(() => charts().length).toBeGreaterThan(1)
    const saved: Blob[] = []
    const { createObjectURL } = URL
    const { click } = HTMLAnchorElement.prototype
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob)
      return createObjectURL(blob)
    }
    HTMLAnchorElement.prototype.click = () => undefined
    const reader = { locale: 'en_US', timezone: 'UTC' } as const
    await saveWidgetPicture(widgetPage, 'w1', 'Chart 1', reader).finally(() => {
      URL.createObjectURL = createObjectURL
      HTMLAnchorElement.prototype.click = click
    })
    const [blob] = saved
    const plot = document.querySelector('[data-widget-id="w1"] .u-over')
    const card = plot?.closest('.air-card')
    if (blob === undefined || plot == null || card == null) throw new Error('expected a picture')
    const bitmap = await createImageBitmap(blob)
    const [box, frame] = [plot.getBoundingClientRect(), card.getBoundingClientRect()]
    expect(bitmap.width).toBe(2 * Math.round(frame.width))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(
      2 * (box.left - frame.left),
      2 * (box.top - frame.top),
      2 * box.width,
      2 * box.height,
    ).data
    // The first series is blue on white: its pixels are low in red.
    let blue = 0
    for (let at = 0; at < (pixels?.length ?? 0); at += 4) {
      if ((pixels?.[at + 2] ?? 0) - (pixels?.[at] ?? 0) > 90) blue += 1
    }
    expect(blue).toBeGreaterThan(50)
  })

  it('returns from any chart to the range before zooming', async () => {
    const all = await showPage()
    await expect.poll(() => charts().length).toBeGreaterThan(1)
    await userEvent.dblClick(charts()[1]?.querySelector('.u-over') ?? document.body)
    expect(all.resets()).toBe(1)
    charts()[0]?.focus()
    await userEvent.keyboard('{Backspace}')
    expect(all.resets()).toBe(2)
    expect(all.ranges).toEqual([])
  })
})
