import {
  gradedApart,
  NO2_APART,
  PM25_APART,
  renderWidget,
  type DataOverrides,
} from '@airshed/testing'
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

const no2Only = { ...oneValue, selected_data_point_ids: ['1C00A3F7.0.0.0/170:1'] }
const textOf = (block: HTMLElement | undefined): string =>
  block?.innerText.replaceAll(/\s+/g, ' ') ?? ''

describe('a block with a graded mean', () => {
  it.each([
    [
      'an hour',
      no2Only,
      NO2_APART,
      'en_US',
      /^NO₂ 17\.0 ppb III Moderate 1 h mean latest 9\.2 ppb · 13:00$/,
    ],
    [
      'a day',
      oneValue,
      PM25_APART,
      'en_US',
      /^PM2\.5 19\.8 µg\/m³ II Above 24 h mean latest 17\.0 µg\/m³ · 13:00$/,
    ],
    [
      'an hour, in Spanish',
      no2Only,
      NO2_APART,
      'es_ES',
      /^NO₂ 17,0 ppb III Moderate media de 1 h último 9,2 ppb · 13:00$/,
    ],
  ] as const)('shows the graded mean large and the newest reading small: %s', async (...given) => {
    const [, config, apart, locale, words] = given
    await draw({ config, locale, data: gradedApart(apart), size: { width: 300, height: 240 } })
    await expect.poll(() => textOf(blocks()[0])).toMatch(words)
    expect(document.querySelector('.blocks-value')?.textContent).toMatch(/^(17[.,]0|19\.8)$/)
  })

  it('shows a sensor fault below the graded mean', async () => {
    await draw({ config: no2Only, data: gradedApart(), scene: 'normal' })
    drawn?.unmount()
    await draw({
      config: no2Only,
      data: (needs, data, scene, range) => ({
        ...gradedApart()(needs, data, scene, range),
        frames: data.frames.map((frame) => ({ ...frame, flags: Uint8Array.of(1) })),
      }),
    })
    await expect
      .poll(() => textOf(blocks()[0]))
      .toMatch(/^NO₂ 17\.0 ppb III Moderate 1 h mean Sensor fault/)
  })

  it.each([
    ['es_ES', { width: 560, height: 300 }],
    ['es_ES', { width: 240, height: 180 }],
    ['en_US', { width: 350, height: 240 }],
  ] as const)('fits a graded mean into its block without cutting: %s, %o', async (locale, size) => {
    const config = {
      ...oneValue,
      selected_data_point_ids: ['1C00A3F7.0.0.0/170:1', '1C00A3F7.0.0.0/132:5'],
    }
    await draw({ config, locale, size, data: gradedApart() })
    await expect.poll(() => document.querySelector('.air-newest')).not.toBeNull()
    for (const block of blocks()) {
      expect(block.scrollHeight).toBeLessThanOrEqual(block.clientHeight)
      expect(block.scrollWidth).toBeLessThanOrEqual(block.clientWidth)
    }
  })
})

describe('the blocks widget', () => {
  it('shows each value with unit, grade and numeral', async () => {
    await draw({ config: oneValue })
    expect(blocks()[0]?.innerText.replaceAll(/\s+/g, ' ')).toMatch(/^PM2\.5 \d+\.\d µg\/m³ I Good$/)
    await expect.element(page.getByTitle('Good by Aethair Blue')).toBeVisible()
  })

  it('writes yes and no for states', async () => {
    await draw()
    await expect.element(page.getByText(/^(Yes|No)$/)).toBeVisible()
  })

  it('names the devices of blocks when there are several', async () => {
    await draw({ config: twoDevicesRows })
    await expect.element(page.getByText('Station 1C00B112').first()).toBeVisible()
  })

  it('dates an old value, and drops the tint of its grade', async () => {
    await draw({
      config: oneValue,
      data: (_needs, { asOfMs }) => ({ asOfMs: (asOfMs ?? 0) + 3_600_000 }),
    })
    await expect.element(page.getByText('as of 13:00')).toBeVisible()
    expect(blocks().map((block) => getComputedStyle(block).backgroundColor)).toEqual([
      'rgba(0, 0, 0, 0)',
    ])
  })

  it('marks values as old while the connection is lost', async () => {
    await draw({ config: oneValue, scene: 'stale' })
    await expect.element(page.getByText('as of 10:00')).toBeVisible()
  })

  it('shows a sensor fault instead of a number', async () => {
    await draw({ config: oneValue, data: broken })
    await expect.element(page.getByText('Sensor fault')).toBeVisible()
    expect(document.querySelector('.blocks-value')).toBeNull()
  })

  it('says since when a sensor is faulty, and what it measured before', async () => {
    await draw({ config: oneValue, scene: 'fault' })
    await expect.element(page.getByText(/^since Mar 14, .*, after \d+\.\d µg\/m³$/)).toBeVisible()
  })

  it('leads to the monitor of a data point from anywhere on its block', async () => {
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
  ])('fits blocks without cutting: %s', async (_, config, size, scene = 'normal') => {
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
  ] as const)('says why there are no blocks (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...oneValue, ...changes } })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
