import { renderWidget, type DataOverrides } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, data: steady, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

/** The devices have 1, 2, 3 … µg/m³ all the time, in the order of the settings. */
const steady: DataOverrides = (_needs, { frames }) => ({
  frames: frames.map((frame, index) => ({
    ...frame,
    values: new Float64Array(frame.values.length).fill(index + 1),
  })),
})
/** The first device has readings of a third of the time. */
const silent: DataOverrides = (needs, built, scene, range) => {
  const { frames = [] } = steady(needs, built, scene, range)
  return {
    frames: frames.map((frame, index) =>
      index === 0
        ? { ...frame, values: frame.values.map((one, at) => (at % 3 === 0 ? one : Number.NaN)) }
        : frame,
    ),
  }
}
const devices = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map(
    (row) => row.querySelector('th')?.textContent ?? '',
  )

describe('the comparison of devices', () => {
  it('sorts devices by value, or as chosen', async () => {
    await draw()
    expect(devices()[0]).toBe('Station 1C00E9B4')
    await page.getByRole('button', { name: 'As chosen' }).click()
    expect(devices()[0]).toBe('Station 1C00A3F7')
    await page.getByRole('button', { name: 'By value' }).click()
    expect(devices()[0]).toBe('Station 1C00E9B4')
  })

  it('states the statistic, the range and the median', async () => {
    await draw()
    const words = 'mean of PM2.5 · Last 3 hours · median 3.0 µg/m³'
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('shows the value of each device, its grade and its difference from the median', async () => {
    await draw()
    const row = page.getByRole('row', { name: /Station 1C00E9B4/ })
    expect(row.element().textContent).toContain('5.0 µg/m³')
    await expect.element(row.getByTitle('Good by Aethair Blue')).toBeVisible()
    expect(row.element().textContent).toMatch(/\+2\.0$/)
    const last = page.getByRole('row', { name: /Station 1C00A3F7/ })
    expect(last.element().textContent).toMatch(/-2\.0$/)
  })

  it('withholds the value of too few readings, and states the coverage', async () => {
    await draw({ data: silent })
    expect(devices().at(-1)).toBe('Station 1C00A3F7')
    await expect.element(page.getByText('Only 33% of the readings')).toBeVisible()
  })

  it('names a faulty sensor, whatever its device measured before', async () => {
    await draw({
      data: (needs, built, scene, range) => {
        const { frames = [] } = steady(needs, built, scene, range)
        const fault = {
          sinceMs: Date.UTC(2026, 2, 14, 16, 21),
          lastGood: [0, 1.2] as [number, number],
        }
        return { frames: frames.map((one, index) => (index === 0 ? { ...one, fault } : one)) }
      },
    })
    await expect.element(page.getByText('1.0 µg/m³')).toBeVisible()
    const note = 'sensor fault: Station 1C00A3F7, since Mar 14, 12:21, after 1.2 µg/m³'
    await expect.element(page.getByText(note)).toBeVisible()
  })

  it('says that a device does not measure the parameter', async () => {
    await draw({ data: (_needs, { frames }) => ({ frames: frames.slice(1) }) })
    await expect.element(page.getByText('Not measured')).toBeVisible()
  })

  it.each([
    ['a usual card', { width: 640, height: 308 }],
    ['the smallest card', { width: 250, height: 212 }],
    ['a large card', { width: 1200, height: 600 }],
  ])('fills %s with its rows', async (_, size) => {
    await draw({ size })
    const table = document.querySelector('tbody')?.getBoundingClientRect()
    const scroll = document.querySelector('.compare-devices-scroll')
    expect(table?.height).toBe(scroll?.clientHeight)
    expect(scroll?.scrollHeight).toBe(scroll?.clientHeight)
  })

  it('leads from a row to the monitor of the device', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'Station 1C00B112' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00B112:0', dataPointId: '1C00B112.0.0.0/132:5' },
    ])
  })

  it.each([
    ['empty', {}, 'No data in this time range'],
    ['nan', {}, 'No data in this time range'],
    ['unknown', {}, 'These devices are not available'],
    ['normal', { selected_path: '150:2' }, 'Directions cannot be compared'],
    ['normal', { selected_path: '' }, 'Nothing to compare yet'],
  ] as const)('says why the comparison is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes }, data: undefined })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
