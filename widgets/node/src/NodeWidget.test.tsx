import { renderWidget, type DataOverrides } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import oneValue from '../fixtures/configs/one-value.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

/** The sensor of every reading reports to be broken. */
const broken: DataOverrides = (_needs, { frames }) => ({
  frames: frames.map((frame) => ({
    ...frame,
    flags: Uint8Array.of(1),
    fault: { sinceMs: frame.times[0] ?? 0, lastGood: [0, 8] },
  })),
})

describe('a device widget', () => {
  it('shows the status of the device and each value with its unit', async () => {
    const { container } = await draw({ config: oneValue })
    await expect.element(page.getByText('Online', { exact: true })).toBeVisible()
    expect(container.querySelector('.node-widget-figure')?.textContent).toMatch(/^\d+\.\dµg\/m³/)
  })

  it('warns in words where anybody may send for the device', async () => {
    await draw({
      data: (_needs, { nodes }) => ({
        nodes: nodes.map((node) => ({ ...node, accepts_keyless: true })),
      }),
    })
    await expect.element(page.getByText('Sends without a key')).toBeVisible()
    await expect.element(page.getByTitle(/anybody who knows the serial/)).toBeVisible()
  })

  it('shows the grade as a letter, its name for who cannot see it', async () => {
    await draw({ config: oneValue })
    await expect.element(page.getByTitle('Good by Aethair Blue')).toBeVisible()
  })

  it('says since when an old value is there', async () => {
    await draw({
      config: oneValue,
      data: (_needs, { asOfMs }) => ({ asOfMs: (asOfMs ?? 0) + 3_600_000 }),
    })
    await expect.element(page.getByText('as of 13:00')).toBeVisible()
    await expect.element(page.getByText('Offline')).toBeVisible()
  })

  it('keeps the status that was known when the connection was lost', async () => {
    await draw({ config: oneValue, scene: 'stale' })
    await expect.element(page.getByText('as of 10:00')).toBeVisible()
    await expect.element(page.getByText('Online', { exact: true })).toBeVisible()
  })

  it('shows a sensor fault in place of a number', async () => {
    const { container } = await draw({ config: oneValue, data: broken })
    await expect.element(page.getByText('Sensor fault')).toBeVisible()
    await expect.element(page.getByText(/^since Mar 14, .*, after 8\.0 µg\/m³$/)).toBeVisible()
    expect(container.querySelector('.air-figure')).toBeNull()
  })

  it('leads to the monitors of the device and of its data points', async () => {
    const { visited } = await draw({ config: oneValue })
    await page.getByRole('link', { name: 'Station 1C00A3F7' }).click()
    await page.getByRole('link', { name: 'PM2.5' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00A3F7:0' },
      { to: 'device-monitor', nodeId: '1C00A3F7:0', dataPointId: '1C00A3F7.0.0.0/132:5' },
    ])
  })

  it.each([
    ['unknown', {}, 'These devices are not available'],
    ['empty', {}, 'No reading yet'],
    ['normal', { selected_data_point_ids: [] }, 'No parameters selected'],
  ] as const)('says why it is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...oneValue, ...changes } })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
