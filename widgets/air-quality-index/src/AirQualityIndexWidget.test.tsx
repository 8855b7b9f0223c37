import { renderWidget, TEST_NOW_MS } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import several from '../fixtures/configs/several.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { byEurope, halfADay, smoke, withoutPm10 } from './testsupport/air.ts'

const DAY_MS = 86_400_000

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, {
    config: least,
    size: { width: 320, height: 240 },
    ...options,
  })
  return drawn
}
afterEach(() => drawn?.unmount())

/** What the row of a pollutant says. */
const row = (label: string): string | undefined =>
  [...document.querySelectorAll('.air-quality-index-table tbody tr')]
    .map((line) => line.textContent)
    .find((words) => words.startsWith(label))

describe('the air quality index of a device', () => {
  it('shows the index large, with grade, numeral, responsible pollutant and averaging period', async () => {
    const { container } = await draw({ data: smoke })
    await expect.element(page.getByText('PM2.5, NowCast')).toBeVisible()
    const number = container.querySelector('.air-quality-index-number')
    expect(number?.textContent).toMatch(/^\d{3}$/)
    expect(parseFloat(getComputedStyle(number as Element).fontSize)).toBeGreaterThanOrEqual(28)
    expect(container.querySelector('.air-quality-index-word')?.textContent).toMatch(
      /^IIIUnhealthy for Sensitive Groups/,
    )
    await expect.element(page.getByText('US AQI, hours up to 13:00')).toBeVisible()
  })

  it('lists average, unit and sub-index of each pollutant', async () => {
    await draw()
    await expect.poll(() => row('PM2.5')).toMatch(/^PM2\.5 NowCast\d+\.\dµg\/m³.+ by US AQI ?\d+$/)
    await expect.poll(() => row('O₃')).toMatch(/^O₃ 8 h mean0\.0\d\dppm/)
    await expect.poll(() => row('NO₂')).toMatch(/^NO₂ 1 h mean\d+ppb/)
  })

  it('shows a word without a number for the European index', async () => {
    const { container } = await draw({ data: byEurope })
    await expect.element(page.getByText(/^European AQI, hours up to/)).toBeVisible()
    expect(container.querySelector('.air-quality-index-number')).toBeNull()
    await expect.poll(() => row('NO₂')).toMatch(/^NO₂ 1 h mean\d+\.\dµg\/m³.+ by European AQI$/)
    expect(row('NO₂')).not.toContain('20 °C')
    await expect.element(page.getByText('gases at 20 °C')).toBeVisible()
  })

  it('shows no grade below the coverage limit, but the number of hours', async () => {
    const { container } = await draw({ data: halfADay })
    await expect.element(page.getByText('No grade: too little data')).toBeVisible()
    await expect.poll(() => row('PM2.5')).toMatch(/^PM2\.5 24 h mean12 of 24 hours$/)
    expect(container.querySelector('.air-grade')).toBeNull()
  })

  it('names the pollutants without enough data for the index', async () => {
    await draw({ data: withoutPm10 })
    await expect.element(page.getByText('Without PM10: too little data')).toBeVisible()
    await expect.poll(() => row('PM10')).toMatch(/^PM10 NowCastfewer than 2 of the last 3 hours$/)
  })

  it.each([
    ['of the standard', least, 'rgb(255, 126, 0)'],
    ['for colour-blind readers', usual, 'rgb(255, 130, 3)'],
  ])('draws grades in the colours %s', async (_, config, color) => {
    const { container } = await draw({ config, data: smoke })
    await expect.poll(() => container.querySelector('.air-quality-index-band')).not.toBeNull()
    const band = container.querySelector('.air-quality-index-band') as Element
    expect(getComputedStyle(band).backgroundColor).toBe(color)
  })

  it('shows the date of an index that is not of today', async () => {
    const to = TEST_NOW_MS - 2 * DAY_MS
    await draw({ isLive: false, range: { from: to - DAY_MS, to } })
    await expect.element(page.getByText(/hours up to (13:00|Mar 12, 2026, 13:00)$/)).toBeVisible()
  })

  it('fits the air quality index into a narrow card', async () => {
    const { container } = await draw({ size: { width: 214, height: 212 }, data: smoke })
    await expect.poll(() => container.querySelector('.air-quality-index')).not.toBeNull()
    const card = container.querySelector('.air-quality-index') as Element
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  })

  it.each([
    ['empty', least, 'No grade: too little data'],
    ['unknown', least, 'This device is not available'],
    ['normal', { node_id: [] }, 'No device selected'],
  ] as const)('says why there is no air quality index (%s data)', async (scene, config, words) => {
    await draw({ scene, config })
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('says that the profile grades nothing that the device measures', async () => {
    await draw({
      data: (_needs, { airQuality }) => ({
        airQuality: Object.fromEntries(
          Object.entries(airQuality).map(([id, air]) => [
            id,
            { ...air, overall: null, pollutants: [] },
          ]),
        ),
      }),
    })
    await expect.element(page.getByText('Nothing to judge')).toBeVisible()
  })
})

it('lists several devices, each with its index and a link to its monitor', async () => {
  const { visited } = await draw({ config: several })
  const items = page.getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(4)
  await page.getByRole('link', { name: 'Station 1C00A3F8' }).click()
  expect(visited).toEqual([{ to: 'device-monitor', nodeId: '1C00A3F8:0' }])
})

it('lists devices without numbers for a standard without numbers, and names it once', async () => {
  const { container } = await draw({ config: several, data: byEurope })
  await expect.element(page.getByText(/^European AQI, hours up to 13:00$/)).toBeVisible()
  expect(container.querySelectorAll('.air-quality-index-list .air-grade')).toHaveLength(3)
  expect(container.querySelector('.air-quality-index-figure')).toBeNull()
})
