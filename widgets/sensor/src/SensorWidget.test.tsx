import { NO2_APART, PM25_APART, renderWidget, type DataOverrides } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { builtInOf, meanOf, oneSensor } from './oneSensor.fixture.ts'
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, data: oneSensor, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

const texts = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText.trim())
const names = (): string[] => texts('tbody td:first-child')
const broken: DataOverrides = (needs, built, scene, range) => ({
  ...oneSensor(needs, built, scene, range),
  frames: built.frames.map((frame) => ({
    ...frame,
    flags: frame.flags ?? new Uint8Array(frame.times.length).fill(1),
  })),
})

const brokenSince: DataOverrides = (needs, built, scene, range) => {
  const { frames = [], ...rest } = {
    ...oneSensor(needs, built, scene, range),
    frames: built.frames,
  }
  return {
    ...rest,
    frames: frames.map((frame) => ({
      ...frame,
      flags: new Uint8Array(frame.times.length).fill(1),
      fault: { sinceMs: frame.times[0] ?? 0, lastGood: [0, 8] },
    })),
  }
}

describe('the sensor widget', () => {
  it('names the sensor, and lists the chosen parameters', async () => {
    await draw()
    await expect.element(page.getByText('TSI DustTrak DRX 8533')).toBeVisible()
    await expect.element(page.getByText('Port / type / address 1 / 0 / 1')).toBeVisible()
    expect(names()).toEqual(['PM2.5', 'PM10'])
  })

  it('lists every parameter when none is chosen', async () => {
    await draw({ config: least })
    expect(names()).toEqual(['PM2.5', 'PM10', 'CO₂', 'Temp.', 'WD'])
  })

  it('shows value, unit, sparkline and figures of each parameter', async () => {
    await draw()
    const [value, unit, course, ...figures] = texts('tbody tr:first-child td').slice(1)
    expect(value).toMatch(/^\d+\.\d\s+\w/)
    expect([unit, course]).toEqual(['µg/m³', ''])
    expect(figures).toHaveLength(5)
    await expect.element(page.getByRole('img', { name: /^PM2\.5 from \d+\.\d to / })).toBeVisible()
    await expect.element(page.getByText('as measured')).toBeVisible()
  })

  it.each([
    ['an hour', NO2_APART, 'en_US', '17.0ppbIIIModerate1 h mean', /^9\.2/],
    ['a day', PM25_APART, 'en_US', '19.8µg/m³IIAbove24 h mean', /^17\.0/],
    ['an hour, in Spanish', NO2_APART, 'es_ES', '17,0ppbIII', /^9,2/],
  ] as const)('shows the graded mean with the newest reading beside it: %s', async (...given) => {
    const [, apart, locale, mean, newest] = given
    await draw({
      config: builtInOf(apart),
      data: meanOf(apart),
      locale,
      size: { width: 760, height: 240 },
    })
    const cells = () =>
      [...document.querySelectorAll('tbody tr:first-child td')].map((cell) => cell.textContent)
    await expect.poll(() => cells()[1]).toContain(mean)
    expect(cells()[2]).toMatch(newest)
  })

  it('drops the mean without room, and keeps the ungraded newest reading', async () => {
    await draw({
      config: builtInOf(NO2_APART),
      data: meanOf(NO2_APART),
      size: { width: 240, height: 200 },
    })
    await expect.poll(() => texts('tbody tr:first-child td')[1]).toMatch(/^9\.2/)
    expect(document.querySelector('.air-grade')).toBeNull()
  })

  it('draws no sparkline of a direction', async () => {
    await draw({ config: least })
    expect(document.querySelectorAll('tbody svg[role="img"]')).toHaveLength(4)
  })

  it('shows a fault instead of a value', async () => {
    await draw({ data: broken })
    await expect.element(page.getByText('Sensor fault').first()).toBeVisible()
  })

  it('says in its rows since when a sensor is faulty, and what it measured before', async () => {
    await draw({ data: brokenSince })
    await expect.element(page.getByText(/^since Mar 14, .*, after \d/).first()).toBeVisible()
    await expect.element(page.getByText('as measured')).toBeVisible()
    expect(page.getByText(/sensor fault: /).elements()).toEqual([])
  })

  it('says below its rows since when a sensor is faulty while means have values', async () => {
    const fault = { sinceMs: Date.UTC(2026, 2, 14, 16, 21), lastGood: [0, 8] as [number, number] }
    const data: DataOverrides = (needs, built, scene, range) => ({
      ...oneSensor(needs, built, scene, range),
      frames: built.frames.map((frame, at) => (at === 0 ? { ...frame, fault } : frame)),
    })
    await draw({ data })
    const words = 'sensor fault: PM2.5, since Mar 14, 12:21, after 8.0 µg/m³'
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('leads to the monitor of a parameter', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'PM10' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00A3F7:0', dataPointId: '1C00A3F7.1.0.1/132:7' },
    ])
  })

  it.each([
    [720, 9],
    [640, 8],
    [560, 7],
    [400, 4],
    [240, 3],
  ])('shows the columns of parameters that fit into %d px', async (width, count) => {
    await draw({ size: { width, height: 300 } })
    expect(texts('th')).toHaveLength(count)
  })

  it.each([
    ['unknown', usual, 'This device is not available'],
    ['empty', least, 'No readings yet'],
    ['normal', { ...least, device_id: '1C00A3F7.9.9.9' }, 'This device has no such sensor'],
    ['normal', { ...least, device_id: '' }, 'No sensor selected'],
    ['normal', { ...least, node_id: '' }, 'No device selected'],
  ] as const)('says why the sensor widget is empty (%s data, %o)', async (scene, config, words) => {
    await draw({ scene, config })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
