import { THEME_TOKENS } from '@airshed/kit'
import {
  airQualityOf,
  dataPoint,
  frame,
  node,
  nodeWithDataPoints,
  NO2_APART,
  PM25_APART,
  profile,
  renderWidget,
  TEST_NOW_MS,
  TEST_RANGE,
} from '@airshed/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { cityFleet, coastFleet } from './testsupport/fleets.ts'

type Drawn = Awaited<ReturnType<typeof renderWidget>>
let all: Drawn[] = []
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  const drawn = await renderWidget(plugin, {
    config: usual,
    data: (_needs, { nodes }) => ({ nodes: cityFleet(nodes) }),
    ...options,
  })
  all.push(drawn)
  return drawn
}
afterEach(() => {
  for (const drawn of all) drawn.unmount()
  all = []
})

const canvasOf = ({ container }: Drawn): HTMLCanvasElement | null =>
  container.querySelector('canvas.maplibregl-canvas')
const shown = (drawn: Drawn) =>
  vi.waitUntil(() => canvasOf(drawn), { timeout: 30_000, interval: 50 })

/** Colours of the map in a square around a point, in CSS pixels from its middle. */
function colorsAround(canvas: HTMLCanvasElement, reach: number): Set<string> {
  const copy = document.createElement('canvas')
  const { clientWidth, clientHeight } = canvas
  copy.width = clientWidth
  copy.height = clientHeight
  const ctx = copy.getContext('2d')
  ctx?.drawImage(canvas, 0, 0, clientWidth, clientHeight)
  const [x, y] = [clientWidth / 2 - reach, clientHeight / 2 - reach]
  const { data = [] } = ctx?.getImageData(x, y, 2 * reach, 2 * reach) ?? {}
  const colors = new Set<string>()
  for (let at = 0; at < data.length; at += 4) {
    const hex = [0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0'))
    colors.add(`#${hex.join('')}`)
  }
  return colors
}

/** Mean of the three colours at a point of the map, 0 to 255. */
function lightnessAt(canvas: HTMLCanvasElement, { x, y }: { x: number; y: number }): number {
  const copy = document.createElement('canvas')
  copy.width = canvas.clientWidth
  copy.height = canvas.clientHeight
  const ctx = copy.getContext('2d')
  ctx?.drawImage(canvas, 0, 0, copy.width, copy.height)
  const [red = 0, green = 0, blue = 0] = ctx?.getImageData(x, y, 1, 1).data ?? []
  return (red + green + blue) / 3
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const list = () => page.getByRole('listbox')
const popover = (name: string) => page.getByRole('dialog', { name })

describe('the map widget', () => {
  it.each(['light', 'dark'] as const)(
    'draws a device in the colours of its state, in %s',
    async (theme) => {
      const drawn = await draw({ config: least, theme, data: () => ({}) })
      const canvas = await shown(drawn)
      const { statusOnline } = THEME_TOKENS[theme]
      await vi.waitUntil(() => colorsAround(canvas, 14).has(statusOnline), { timeout: 30_000 })
      expect(drawn.problems()).toEqual([])
    },
  )

  it('keeps a device online until its data are requested again', async () => {
    const asOfMs = TEST_NOW_MS - 60_000
    const every10s = node('1C00A3F7:0', { interval: 10_000, last_online: asOfMs - 1000 })
    await draw({ config: least, data: () => ({ nodes: [every10s], asOfMs }) })
    await expect.element(page.getByRole('option', { name: /Online/ })).toBeInTheDocument()
  })

  it('shows the facts of a clicked device', async () => {
    const drawn = await draw({
      config: least,
      // Narrower than the window of the tests: its middle can be clicked.
      size: { width: 400, height: 360 },
      data: () => ({
        nodes: [nodeWithDataPoints('1C00A3F7:0', ['1C00A3F7.0.0.0/132:5'])],
      }),
    })
    const canvas = await shown(drawn)
    const { statusOnline } = THEME_TOKENS.light
    await vi.waitUntil(() => colorsAround(canvas, 14).has(statusOnline), { timeout: 30_000 })
    await userEvent.click(canvas)
    await expect.element(popover('Station 1C00A3F7')).toBeVisible()
    await expect.element(popover('Station 1C00A3F7').getByText('PM2.5')).toBeVisible()
    await expect.element(page.getByText('40.7100° N, 74.0100° W')).toBeVisible()
    // The top bar of the page says so.
    expect(page.getByText('Simulated data').elements()).toHaveLength(0)
    await page.getByRole('link', { name: 'Station 1C00A3F7' }).click()
    expect(drawn.visited).toEqual([{ to: 'device-monitor', nodeId: '1C00A3F7:0' }])
  })

  it('shows the air quality index of a device with its basis', async () => {
    const outside = {
      ...nodeWithDataPoints('1C00A3F7:0', ['1C00A3F7.0.0.0/132:5']),
      profiles: [profile('us-aqi-2024')],
    }
    const air = airQualityOf('1C00A3F7:0', { paths: ['132:5'], factors: { '132:5': 5 } })
    await draw({
      config: least,
      size: { width: 640, height: 360 },
      data: () => ({ nodes: [outside], airQuality: { '1C00A3F7:0': air } }),
    })
    await page.getByRole('option', { name: /Station 1C00A3F7/ }).click()
    const opened = popover('Station 1C00A3F7')
    await expect.element(opened.getByText('PM2.5, NowCast')).toBeVisible()
    await expect
      .element(opened.getByText(String(air.overall?.index), { exact: true }))
      .toBeVisible()
  })

  it('says since when a sensor is faulty, and what it measured before', async () => {
    const broken = dataPoint('1C00A3F7.0.0.0/132:5', {
      lastValue: null,
      lastTimeReportedTs: TEST_NOW_MS,
    })
    await draw({
      config: least,
      // Wide enough for the list beside the map.
      size: { width: 640, height: 360 },
      data: (needs) => ({
        nodes: [{ ...node('1C00A3F7:0'), data_points: [broken] }],
        frames: needs.flatMap((need) =>
          need.kind === 'measurements'
            ? need.dataPointIds.map((id) => frame(id, { scene: 'fault' }))
            : [],
        ),
      }),
    })
    await page.getByRole('option', { name: /Station 1C00A3F7/ }).click()
    await expect.element(popover('Station 1C00A3F7').getByText('Sensor fault')).toBeVisible()
    await expect
      .element(page.getByText(/^since Mar 14, 10:05, after \d+\.\d µg\/m³$/))
      .toBeVisible()
  })

  it.each([
    ['an hour', NO2_APART, 'NO₂', /^NO₂IIIModerate1 h mean17\.0ppblatest 9\.2 ppb · 13:00$/],
    [
      'a day',
      PM25_APART,
      'PM2.5',
      /^PM2\.5IIAbove24 h mean19\.8µg\/m³latest 17\.0 µg\/m³ · 13:00$/,
    ],
  ])('shows the graded mean of %s, with the newest reading small', async (...given) => {
    const [, { path, profileId, mean, newest }, label, words] = given
    const id = `1C00A3F7.0.0.0/${path}`
    const outside = node('1C00A3F7:0', {
      data_points: [dataPoint(id, { lastValue: newest, lastTimeReportedTs: TEST_NOW_MS })],
      profiles: [profile(profileId)],
    })
    const air = airQualityOf('1C00A3F7:0', { profileId, paths: [path], means: { [path]: mean } })
    await draw({
      config: least,
      size: { width: 640, height: 360 },
      data: () => ({ nodes: [outside], airQuality: { '1C00A3F7:0': air } }),
    })
    await page.getByRole('option', { name: /Station 1C00A3F7/ }).click()
    const reading = popover('Station 1C00A3F7').getByRole('listitem').filter({ hasText: label })
    await expect.poll(() => reading.element().textContent).toMatch(words)
    const box = popover('Station 1C00A3F7').element()
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  })

  it('lines up names, grades and values of readings, whichever of them are graded over hours', async () => {
    const paths = ['132:5', '128:1', '128:2', '140:1', '132:7']
    const graded = ['132:5', '140:1', '132:7']
    const outside = node('1C00A3F7:0', {
      data_points: paths.map((path) =>
        dataPoint(`1C00A3F7.0.0.0/${path}`, { lastValue: 12.5, lastTimeReportedTs: TEST_NOW_MS }),
      ),
      profiles: [profile('us-aqi-2024')],
    })
    const air = airQualityOf('1C00A3F7:0', { profileId: 'us-aqi-2024', paths: graded })
    await draw({
      config: least,
      size: { width: 640, height: 360 },
      data: () => ({ nodes: [outside], airQuality: { '1C00A3F7:0': air } }),
    })
    await page.getByRole('option', { name: /Station 1C00A3F7/ }).click()
    const opened = popover('Station 1C00A3F7')
    await expect.poll(() => opened.getByRole('listitem').elements().length).toBeGreaterThan(3)
    const rows = Map.groupBy(opened.getByRole('listitem').elements(), (item) =>
      Math.round(item.getBoundingClientRect().top),
    )
    const topsOf = (items: readonly Element[], selector: string): Set<number> =>
      new Set(
        items.flatMap((item) =>
          [...item.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().top),
        ),
      )
    expect(rows.size).toBe(2)
    for (const items of rows.values()) {
      expect(topsOf(items, '.map-widget-reading-name').size).toBe(1)
      expect(topsOf(items, '.air-average-grade').size).toBeLessThanOrEqual(1)
      expect(topsOf(items, '.map-widget-reading-value').size).toBe(1)
    }
    const [name] = opened.element().querySelectorAll('.map-widget-reading-name')
    const [label, grade] = name?.children ?? []
    expect(grade?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      label?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    )
  })

  it('shows air and status at the end of a past range', async () => {
    const now = nodeWithDataPoints('1C00A3F7:0', ['1C00A3F7.0.0.0/132:5'])
    const then = TEST_RANGE.to
    await draw({
      config: least,
      isLive: false,
      range: TEST_RANGE,
      size: { width: 300, height: 300 },
      data: (needs) => ({
        nodes: [
          {
            ...now,
            profiles: [profile()],
            last_online: null,
            data_points: (now.data_points ?? []).map((point) => ({
              ...point,
              lastValue: 6,
              lastTimeReportedTs: then + 86_400_000,
            })),
          },
        ],
        frames: needs.flatMap((need) =>
          need.kind === 'measurements'
            ? need.dataPointIds.map((id) => ({
                ...frame(id, { scene: 'one-point' }),
                times: Float64Array.of(then),
                values: Float64Array.of(22),
              }))
            : [],
        ),
        asOfMs: then + 86_400_000,
      }),
    })
    await expect.element(page.getByRole('option', { name: /Moderate air/ })).toBeVisible()
  })

  it('stops drawing while nothing moves, and draws again when a device changes', async () => {
    const asked = vi.spyOn(window, 'requestAnimationFrame')
    const silent = { nodes: [node('1C00A3F7:0', { last_online: TEST_NOW_MS - 86_400_000 })] }
    const drawn = await draw({
      config: least,
      data: (_needs, _built, scene) => (scene === 'stale' ? silent : {}),
    })
    const canvas = await shown(drawn)
    const { statusOnline, statusOffline } = THEME_TOKENS.light
    await vi.waitUntil(() => colorsAround(canvas, 14).has(statusOnline), { timeout: 30_000 })
    await vi.waitUntil(
      async () => {
        asked.mockClear()
        for (let at = 0; at < 30; at += 1) await nextFrame()
        return asked.mock.calls.length === 30
      },
      { timeout: 30_000 },
    )
    asked.mockRestore()
    await drawn.turnTo('stale')
    await vi.waitUntil(() => colorsAround(canvas, 14).has(statusOffline), { timeout: 30_000 })
  })

  it('keeps the popover above its device while readings arrive', async () => {
    const paths = ['132:5', '131:5', '4:2', '2:1', '3:3', '130:5', '7:1', '5:1', '6:1']
    const few = nodeWithDataPoints('1C00A3F7:0', ['1C00A3F7.0.0.0/132:5'])
    const many = nodeWithDataPoints(
      '1C00A3F7:0',
      paths.map((path) => `1C00A3F7.0.0.0/${path}`),
    )
    const drawn = await draw({
      config: least,
      size: { width: 400, height: 360 },
      data: (_needs, _built, scene) => ({ nodes: [scene === 'stale' ? many : few] }),
    })
    const canvas = await shown(drawn)
    drawn.container.style.marginTop = '420px'
    const { statusOnline } = THEME_TOKENS.light
    await vi.waitUntil(() => colorsAround(canvas, 14).has(statusOnline), { timeout: 30_000 })
    await userEvent.click(canvas)
    await expect.element(popover('Station 1C00A3F7')).toBeVisible()
    const box = () => popover('Station 1C00A3F7').element().getBoundingClientRect()
    const { y, height } = canvas.getBoundingClientRect()
    const above = (): number => y + height / 2 - box().bottom
    await expect.poll(above).toBeGreaterThan(0)
    const [before, gap] = [box().height, above()]
    await drawn.turnTo('stale')
    await expect.poll(() => box().height - before).toBeGreaterThan(16)
    await expect.poll(above).toBeCloseTo(gap, 0)
  })

  it('walks through devices by keys, opens one with Enter and returns with Escape', async () => {
    // Too narrow for a list beside it.
    const drawn = await draw({ size: { width: 480, height: 360 } })
    await shown(drawn)
    const box = drawn.container.querySelector<HTMLElement>('[role="listbox"]')
    box?.focus()
    await userEvent.keyboard('{ArrowDown}')
    const caption = drawn.container.querySelector('.map-widget-caption')
    expect(caption?.textContent).toContain('Station 1C00B112')
    expect(caption?.textContent).toContain('2 of 4')
    await userEvent.keyboard('{Enter}')
    await expect.element(popover('Station 1C00B112')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover('Station 1C00B112')).not.toBeInTheDocument()
    expect(document.activeElement).toBe(box)
  })

  it('finds a device by typing its name, without triggering shortcuts of the page', async () => {
    const left: string[] = []
    const onKey = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented) left.push(event.key)
    }
    document.addEventListener('keydown', onKey)
    const drawn = await draw({
      data: (_needs, { nodes }) => ({
        nodes: nodes.map((one, at) => ({
          ...one,
          presentName: ['Roof', 'Hill', 'Bay', 'Bay 2'][at] ?? '',
        })),
      }),
    })
    drawn.container.querySelector<HTMLElement>('[role="listbox"]')?.focus()
    await userEvent.keyboard('ro')
    document.removeEventListener('keydown', onKey)
    expect(drawn.container.querySelector('[aria-selected="true"]')?.textContent).toContain('Roof')
    expect(left).toEqual([])
  })

  it('lists devices with state and newest report instead of the map', async () => {
    const drawn = await draw()
    await shown(drawn)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    expect(canvasOf(drawn)).toBeNull()
    const row = page.getByRole('option', { name: /Station 1C00B112/ })
    await expect.element(row.getByText('Moderate air')).toBeVisible()
    await expect.element(row.getByText('just now')).toBeVisible()
    await row.click()
    await expect.element(popover('Station 1C00B112')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await shown(drawn)
  })

  it('shows the list beside a wide map, with the same device selected in both', async () => {
    const drawn = await draw({ size: { width: 900, height: 400 } })
    await shown(drawn)
    const row = page.getByRole('option', { name: /Station 1C00B112/ })
    await expect.element(row).toBeVisible()
    await row.click()
    await expect.element(popover('Station 1C00B112')).toBeVisible()
    await expect.element(row).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    expect(drawn.container.querySelector('.map-widget-caption')).toBeNull()
    const map = canvasOf(drawn)?.getBoundingClientRect()
    const listed = list().element().getBoundingClientRect()
    expect(map?.right).toBeLessThan(listed.left)
  })

  it.each([
    ['a card over half of a dashboard', 'en_US', { width: 515, height: 305 }],
    ['a phone', 'es_ES', { width: 341, height: 280 }],
    ['the least map', 'es_ES', { width: 200, height: 140 }],
  ] as const)(
    'covers less than a quarter of the map with the legend on %s',
    async (_, locale, size) => {
      const drawn = await draw({ locale, size })
      const canvas = await shown(drawn)
      const bar = drawn.container.querySelector('.map-widget-bar')
      const legend = bar?.firstElementChild?.getBoundingClientRect()
      const controls = bar?.lastElementChild?.getBoundingClientRect()
      const covered = (legend?.width ?? 0) * (legend?.height ?? 0)
      expect(covered).toBeGreaterThan(0)
      expect(covered).toBeLessThan((canvas.clientWidth * canvas.clientHeight) / 4)
      expect(legend?.right).toBeLessThan(controls?.left ?? 0)
    },
  )

  it('explains the signs of a small legend by keys', async () => {
    const drawn = await draw({ size: { width: 240, height: 180 } })
    await shown(drawn)
    const button = page.getByRole('button', { name: /^Devices by state: Online 1, / })
    button.element().focus()
    const legend = drawn.container.querySelector('.map-widget-legend')
    const isOpen = () => legend?.matches(':popover-open')
    await userEvent.keyboard('{Enter}')
    await expect.poll(isOpen).toBe(true)
    expect(legend?.textContent).toContain('Moderate air1')
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
    expect(document.activeElement).toBe(button.element())
  })

  it('draws the sea at city zoom, and says that the coast is coarse', async () => {
    const drawn = await draw({
      size: { width: 515, height: 345 },
      data: (_needs, { nodes }) => ({ nodes: coastFleet(nodes) }),
    })
    const canvas = await shown(drawn)
    await expect.element(page.getByText('Coast to about 1 km')).toBeVisible()
    await expect.element(page.getByRole('option', { name: /Station 1C00B112/ })).toBeVisible()
    expect(canvas.clientWidth).toBeGreaterThanOrEqual(320)
    const { clientWidth, clientHeight } = canvas
    const isSea = (): boolean =>
      lightnessAt(canvas, { x: 6, y: clientHeight - 40 }) + 10 <
      lightnessAt(canvas, { x: clientWidth - 40, y: clientHeight - 60 })
    await vi.waitUntil(isSea, { timeout: 30_000 })
  })

  it('names devices where there is room, without overlaps', async () => {
    const drawn = await draw()
    await shown(drawn)
    const names = (): Element[] => [...drawn.container.querySelectorAll('.map-widget-names > span')]
    await vi.waitUntil(() => names().length > 0, { timeout: 30_000 })
    const boxes = names().map((name) => name.getBoundingClientRect())
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top
        expect(isApart, `${names()[index]?.textContent} covers another name`).toBe(true)
      }
    }
    for (const name of names()) {
      await expect
        .element(page.getByRole('option', { name: name.textContent, exact: false }))
        .toBeInTheDocument()
    }
  })

  it('counts and lists devices without a location', async () => {
    await draw()
    await page.getByRole('button', { name: '1 device has no location' }).click()
    await expect.element(list().getByText('no location')).toBeVisible()
  })

  it('says how the location of a device is known', async () => {
    const location = {
      ...nodeWithDataPoints('1C00A3F7:0', ['1C00A3F7.0.0.0/132:5']),
      ...node('1C00A3F7:0'),
    }
    const [point] = nodeWithDataPoints('1C00A3F7:0', ['1C00A3F7.0.0.0/raw:gps']).data_points ?? []
    const reported = {
      ...point,
      _type: 'location' as const,
      lastTimeReportedTs: TEST_NOW_MS - 3 * 3_600_000,
    }
    const drawn = await draw({
      config: least,
      size: { width: 240, height: 120 },
      data: () => ({ nodes: [{ ...location, data_points: [reported as never] }] }),
    })
    await list().getByRole('option').click()
    await expect.element(page.getByText('may be out of date')).toBeVisible()
    expect(drawn.problems()).toEqual([])
  })

  it('zooms in by its buttons', async () => {
    const drawn = await draw()
    await shown(drawn)
    const degrees = (): string[] =>
      [...drawn.container.querySelectorAll('.air-map-degrees [data-axis="lng"]')].map(
        ({ textContent }) => textContent,
      )
    await vi.waitUntil(() => degrees().length > 0, { timeout: 30_000 })
    const before = degrees().join(' ')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await vi.waitUntil(() => degrees().join(' ') !== before, { timeout: 10_000 })
    await page.getByRole('button', { name: 'Show all devices' }).click()
    await vi.waitUntil(() => degrees().join(' ') === before, { timeout: 10_000 })
  })

  it.each([
    ['normal', { node_id: [] }, 'No devices selected'],
    ['unknown', {}, 'These devices are not available'],
  ] as const)('says why the map is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes }, data: undefined })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
