import { renderWidget, type DataOverrides } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import twoDevices from '../fixtures/configs/two-devices.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, data: full, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

/** Every reading has a value. */
const full: DataOverrides = (_needs, { frames }) => ({
  frames: frames.map((frame) => ({
    ...frame,
    values: frame.values.map((value, at) => (Number.isNaN(value) ? at : value)),
  })),
})
/** Flags of the newest reading. */
const flagged =
  (flag: number): DataOverrides =>
  (_needs, { frames }) => ({
    frames: frames.map((frame) => ({
      ...frame,
      flags: Uint8Array.from(frame.times, (_, at) => (at === frame.times.length - 1 ? flag : 0)),
    })),
  })
const firstRow = (): string => document.querySelector('tbody tr')?.textContent ?? ''

describe('recent measurements', () => {
  it('sorts measurements newest first, in the reader’s time zone', async () => {
    await draw()
    expect(firstRow()).toMatch(/^13:00:00\d+\.\d/)
    await expect.element(page.getByText(/times in America\/New_York, as measured/)).toBeVisible()
  })

  it('shows a column with unit for each parameter', async () => {
    await draw()
    await expect.element(page.getByRole('columnheader', { name: /PM2\.5/ })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: /CO₂/ })).toBeVisible()
  })

  it('pages through measurements', async () => {
    await draw({ config: { ...usual, count: 40 }, size: { width: 720, height: 640 } })
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(page.getByText('16–30 of 40')).toBeVisible()
  })

  it.each([
    ['a fault in words', 1, 'Sensor fault'],
    ['that a reading is out of range', 8, 'Implausible'],
    ['that a reading was rejected', 16, 'Marked invalid'],
    ['that a reading has the time of its arrival', 4, 'Time of arrival'],
  ])('states %s in its row', async (_, flag, words) => {
    await draw({ data: flagged(flag) })
    expect(firstRow()).toContain(words)
  })

  it('says once since when a sensor is faulty', async () => {
    await draw({ scene: 'fault' })
    expect(firstRow()).toMatch(/since Mar 14, .*, after \d/)
    const reported = [...document.querySelectorAll('tbody tr')].filter((row) =>
      row.textContent.includes('since'),
    )
    expect(reported).toHaveLength(1)
  })

  it('marks a gap that still lasts', async () => {
    await draw({ data: (_needs, { asOfMs }) => ({ asOfMs: (asOfMs ?? 0) + 3_600_000 }) })
    expect(firstRow()).toContain('No readings since 13:00')
    expect(firstRow()).toContain('12 missing')
  })

  it('names the devices of measurements when there are several', async () => {
    await draw({ config: twoDevices })
    const head = page.getByRole('columnheader', { name: /Station 1C00B112/ })
    await expect.element(head).toBeVisible()
  })

  it('leads from a measurement to the monitor of its data point', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'Open Carbon dioxide in the monitor' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00A3F7:0', dataPointId: '1C00A3F7.0.0.0/131:10' },
    ])
  })

  it.each([
    ['empty', {}, 'No readings yet'],
    ['unknown', {}, 'These parameters are not available'],
    ['normal', { selected_data_point_ids: [] }, 'No parameters selected'],
  ] as const)('says why there are no measurements (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes } })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
