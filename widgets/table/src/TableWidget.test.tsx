import { renderWidget, type DataOverrides } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import withCourse from '../fixtures/configs/with-course.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

const heads = (): string[] =>
  [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
const cells = (place: number): string[] =>
  [...document.querySelectorAll('tbody tr')].map(
    (row) => row.querySelectorAll('td')[place]?.textContent ?? '',
  )
const many = {
  ...usual,
  node_id: Array.from({ length: 33 }, (_, index) => `1C00F${100 + index}:0`),
}

/** The newest PM2.5 readings are 3, 2, 1 … in the order of the devices. */
const counted: DataOverrides = (_needs, { frames }) => ({
  frames: frames.map((frame, index) =>
    frame.path === '132:5' ? { ...frame, values: Float64Array.of(frames.length - index) } : frame,
  ),
})

describe('the table of devices', () => {
  it('shows a column for each parameter, with its unit in the header', async () => {
    await draw()
    expect(heads()).toEqual(['Status', 'Device', 'PM2.5 µg/m³', 'CO₂ ppm', 'Temp. °C', 'Updated'])
    expect(cells(2)[0]).toMatch(/^\d+\.\d/)
  })

  it('sorts devices as in the settings until a header is pressed', async () => {
    await draw({ data: counted })
    const first = cells(1)
    expect(first[0]).toBe('Station 1C00A3F7')
    await page.getByRole('button', { name: /PM2\.5/ }).click()
    expect(cells(1)).toEqual(first.toReversed())
    await page.getByRole('button', { name: /PM2\.5/ }).click()
    expect(cells(1)).toEqual(first)
  })

  it('offers pages of 15, 20 or 30 devices', async () => {
    await draw({ config: many, size: { width: 720, height: 600 } })
    await expect.element(page.getByText('1–15 of 33')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(page.getByText('16–30 of 33')).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox'), '30')
    await expect.element(page.getByText('1–30 of 33')).toBeVisible()
  })

  it('aligns figures and dashes with the header when nothing is graded', async () => {
    await draw({
      config: { ...usual, selected_paths: ['128:1'] },
      data: (_needs, { frames, nodes }) => ({
        frames: frames.slice(1),
        nodes: nodes.map((node) => ({ ...node, profiles: [] })),
      }),
    })
    const rightOf = (element: Element): number => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return Math.round(words.getBoundingClientRect().right)
    }
    const [, , head] = document.querySelectorAll('th')
    const right = rightOf(head!.querySelector('.table-widget-unit')!)
    const shown = [...document.querySelectorAll('tbody tr td:nth-child(3)')]
    expect(shown.some(({ textContent }) => textContent === '–')).toBe(true)
    expect(shown.some(({ textContent }) => /\d/.test(textContent))).toBe(true)
    for (const cell of shown) expect(Math.abs(rightOf(cell) - right)).toBeLessThanOrEqual(1)
  })

  it('leads to the monitor of a device', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'Station 1C00B112' }).click()
    expect(visited).toEqual([{ to: 'device-monitor', nodeId: '1C00B112:0' }])
  })

  it('draws the course over the range, and states its span', async () => {
    await draw({ config: withCourse })
    const course = page.getByRole('img', { name: /^PM2\.5 in the time range: from \d/ })
    await expect.element(course.first()).toBeVisible()
  })

  it('says that a sensor is faulty', async () => {
    await draw({ scene: 'fault' })
    await expect.element(page.getByText('Sensor fault').first()).toBeVisible()
    await expect.element(page.getByText(/^since Mar 14, .*, after \d/).first()).toBeVisible()
  })

  it('dates an old value', async () => {
    await draw({
      data: (_needs, { asOfMs }) => ({ asOfMs: (asOfMs ?? 0) + 3_600_000 }),
    })
    await expect.element(page.getByText('13:00').first()).toBeVisible()
    await expect.element(page.getByText('Offline').first()).toBeVisible()
    await expect.element(page.getByText('1 h ago').first()).toBeVisible()
  })

  it('keeps the last known status while the connection is lost', async () => {
    await draw({ scene: 'stale' })
    expect(new Set(cells(0))).toEqual(new Set(['Online']))
    await expect.element(page.getByText('3 h ago').first()).toBeVisible()
  })

  it('fills a large card with its rows', async () => {
    await draw({ size: { width: 1100, height: 384 } })
    const [head, body] = [document.querySelector('thead'), document.querySelector('tbody')]
    const heights = [head, body].map((part) => part?.getBoundingClientRect().height ?? 0)
    expect((heights[0] ?? 0) + (heights[1] ?? 0)).toBeGreaterThan(280)
    const scroll = document.querySelector('.air-table-scroll')
    expect(scroll?.scrollHeight).toBe(scroll?.clientHeight)
  })

  it.each([
    [720, 6],
    [560, 6],
    [420, 5],
    [320, 5],
  ])('shows the columns of the table that fit into %d px', async (width, count) => {
    await draw({ size: { width, height: 300 } })
    expect(heads()).toHaveLength(count)
  })

  it.each([
    ['unknown', {}, 'These devices are not available'],
    ['normal', { selected_paths: [] }, 'No parameters selected'],
  ] as const)(
    'says why the table of devices is empty (%s data, %o)',
    async (scene, changes, words) => {
      await draw({ scene, config: { ...usual, ...changes } })
      await expect.element(page.getByText(words)).toBeVisible()
    },
  )
})
