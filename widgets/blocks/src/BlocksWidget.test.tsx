import { renderWidget, type DataOverrides } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import oneValue from '../fixtures/configs/one-value.json' with { type: 'json' }
import twoDevicesRows from '../fixtures/configs/two-devices-rows.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

const many = {
  ...oneValue,
  selected_data_point_ids: Array.from({ length: 50 }, (_, at) => `1C00A3F7.${at}.0.0/132:5`),
}
const broken: DataOverrides = (_needs, { frames }) => ({
  frames: frames.map((frame) => ({ ...frame, flags: Uint8Array.of(1) })),
})
const blocks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.blocks-block')]

describe('blocks', () => {
  it('show each value with unit, grade and its numeral', async () => {
    await draw({ config: oneValue })
    expect(blocks()[0]?.innerText.replaceAll(/\s+/g, ' ')).toMatch(/^PM2\.5 \d+\.\d µg\/m³ I Good$/)
    await expect.element(page.getByTitle('Good by Aethair Blue')).toBeVisible()
  })

  it('say yes and no in words', async () => {
    await draw()
    await expect.element(page.getByText(/^(Yes|No)$/)).toBeVisible()
  })

  it('name their devices where there are several', async () => {
    await draw({ config: twoDevicesRows })
    await expect.element(page.getByText('Station 1C00B112').first()).toBeVisible()
  })

  it('say since when an old value is there, without the breath of colour behind it', async () => {
    await draw({
      config: oneValue,
      data: (_needs, { asOfMs }) => ({ asOfMs: (asOfMs ?? 0) + 3_600_000 }),
    })
    await expect.element(page.getByText('as of 13:00')).toBeVisible()
    expect(blocks().map((block) => getComputedStyle(block).backgroundColor)).toEqual([
      'rgba(0, 0, 0, 0)',
    ])
  })

  it('grow old while the connection is lost', async () => {
    await draw({ config: oneValue, scene: 'stale' })
    await expect.element(page.getByText('as of 10:00')).toBeVisible()
  })

  it('say a sensor fault in place of a number', async () => {
    await draw({ config: oneValue, data: broken })
    await expect.element(page.getByText('Sensor fault')).toBeVisible()
    expect(document.querySelector('.blocks-value')).toBeNull()
  })

  it('say since when a sensor is faulty, and what it measured before', async () => {
    await draw({ config: oneValue, scene: 'fault' })
    await expect.element(page.getByText(/^since Mar 14, .*, after \d+\.\d µg\/m³$/)).toBeVisible()
  })

  it('lead to the monitor of their data points wherever they are pressed', async () => {
    const { visited } = await draw({ config: oneValue })
    await page.getByTitle('Good by Aethair Blue').click({ force: true })
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00A3F7:0', dataPointId: '1C00A3F7.0.0.0/132:5' },
    ])
  })

  it.each<[string, object, { width: number; height: number }, ('fault' | 'normal')?]>([
    ['the usual ones', usual, { width: 560, height: 300 }],
    ['faulty ones', usual, { width: 560, height: 300 }, 'fault'],
    ['faulty ones in rows', twoDevicesRows, { width: 280, height: 300 }, 'fault'],
    ['the usual ones, narrow', usual, { width: 240, height: 180 }],
    ['two devices in rows', twoDevicesRows, { width: 280, height: 300 }],
    ['fifty', many, { width: 560, height: 300 }],
  ])('cut nothing off: %s', async (_, config, size, scene = 'normal') => {
    await draw({ config, size, scene })
    for (const block of blocks()) {
      expect(block.scrollHeight).toBeLessThanOrEqual(block.clientHeight)
      expect(block.scrollWidth).toBeLessThanOrEqual(block.clientWidth)
    }
  })

  it.each([
    ['unknown', {}, 'These devices are not available'],
    ['empty', {}, 'No reading yet'],
    ['nan', {}, 'No value'],
    ['normal', { selected_data_point_ids: [] }, 'No parameters selected'],
  ] as const)('say why there is nothing (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...oneValue, ...changes } })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
