import { renderWidget } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import twoDevices from '../fixtures/configs/two-devices.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

const card = (name: RegExp) => page.getByRole('button', { name })
const shown = (): string[] =>
  [...document.querySelectorAll('button[aria-pressed="true"]')].map(
    ({ textContent }) => /^[A-Z0-9.₂]+/.exec(textContent)?.[0] ?? '',
  )

describe('the chart widget', () => {
  it('draws the first three parameters, and others from the legend', async () => {
    await draw()
    expect(shown()).toEqual(['PM2.5', 'PM10', 'CO₂'])
    await expect.element(card(/WD/)).toHaveAttribute('aria-pressed', 'false')
  })

  it('replaces one parameter by a fourth that is switched on', async () => {
    await draw()
    await card(/WD/).click()
    expect(shown()).toEqual(['PM10', 'CO₂', 'WD'])
  })

  it('says what to do when every parameter is switched off', async () => {
    await draw()
    for (const name of [/PM2\.5/, /PM10/, /CO₂/]) await card(name).click()
    await expect.element(page.getByText('No lines are shown')).toBeVisible()
  })

  it('leads from the legend to the monitor of a data point', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'Open Particulate matter PM10 in the monitor' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00A3F7:0', dataPointId: '1C00A3F7.0.0.0/132:7' },
    ])
  })

  it('states how values are averaged and whose limits are drawn', async () => {
    await draw()
    const note = page.getByText('as measured · limits: Aethair Blue, PM2.5')
    await expect.element(note).toBeVisible()
  })

  it('states how values are averaged on a phone, too', async () => {
    await draw({ config: twoDevices, size: { width: 340, height: 300 } })
    await expect.element(page.getByText('as measured')).toBeVisible()
  })

  it('states that values are means, however small the card', async () => {
    const means: NonNullable<Parameters<typeof draw>[0]>['data'] = (_needs, { frames }) => ({
      frames: frames.map((frame) => ({ ...frame, averagingPeriodMs: 3_600_000 })),
    })
    await draw({ config: twoDevices, size: { width: 340, height: 160 }, data: means })
    await expect.element(page.getByText(/^1 h mean/)).toBeVisible()
  })

  it('states how values are averaged in a card of three rows', async () => {
    await draw({ size: { width: 514, height: 210 } })
    await expect.element(page.getByText(/^as measured/)).toBeVisible()
  })

  it.each([
    ['in its note', { width: 800, height: 400 }],
    ['on a phone', { width: 340, height: 300 }],
  ])('says since when a sensor that failed during the range is faulty, %s', async (_, size) => {
    await draw({
      size,
      data: (_needs, { frames }) => ({
        frames: frames.map((frame, index) =>
          index > 0
            ? frame
            : { ...frame, fault: { sinceMs: Date.UTC(2026, 2, 14, 16, 21), lastGood: [0, 8] } },
        ),
      }),
    })
    const words = 'sensor fault: PM2.5, since Mar 14, 12:21, after 8.0 µg/m³'
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('shows no limits unless the settings ask for them', async () => {
    await draw({ config: twoDevices })
    await expect.element(page.getByText('as measured')).toBeVisible()
  })

  it('zooms the range of the page by the keyboard', async () => {
    const { ranges } = await draw()
    const chart = document.querySelector<HTMLElement>('.air-chart')
    chart?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
    const [range] = ranges
    expect((range?.to ?? 0) - (range?.from ?? 0)).toBe(1.5 * 3_600_000)
  })

  it.each([
    ['empty', {}, 'No data in this time range'],
    ['nan', {}, 'No data in this time range'],
    ['unknown', {}, 'These parameters are not available'],
    ['normal', { selected_data_point_ids: [] }, 'No parameters selected'],
  ] as const)('says why the chart is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes } })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})

describe('the alert limits of a chart', () => {
  const config = { ...usual, show_zones: false, show_alert_limits: true }
  const list = page.getByRole('list', { name: 'Alert limits' })

  it('lists alert limits below the chart with links, and marks those of means', async () => {
    const { visited } = await draw({ config })
    const mean = list.getByRole('link', { name: /PM2\.5, 24 h mean > 35 µg\/m³$/ })
    await expect.element(mean).toBeVisible()
    await list.getByRole('link', { name: /PM2\.5 > 35 µg\/m³$/ }).click()
    expect(visited).toEqual([{ to: 'alert-monitor', alertId: 'alert_0' }])
  })

  it('hides alert limits unless the settings ask for them', async () => {
    await draw()
    await expect.element(card(/PM2\.5/)).toBeVisible()
    await expect.element(list).not.toBeInTheDocument()
  })

  it('hides the limits of a parameter that is switched off', async () => {
    await draw({ config })
    await expect.element(list).toBeVisible()
    await card(/PM2\.5/).click()
    await expect.element(list).not.toBeInTheDocument()
  })

  it('takes no room for limits when there are none', async () => {
    await draw({ config, data: () => ({ alertLimits: [] }) })
    await expect.element(card(/PM2\.5/)).toBeVisible()
    await expect.element(list).not.toBeInTheDocument()
  })
})

describe('a chart of corrected values', () => {
  const both: NonNullable<Parameters<typeof draw>[0]>['data'] = (_needs, { frames }) => {
    const [first, ...others] = frames.slice(0, 3)
    return first === undefined
      ? {}
      : { frames: [{ ...first, basis: 'corrected' as const }, ...others, first, ...others] }
  }

  it('says in legend and small print that values are corrected, with reported ones beside them', async () => {
    await draw({ config: { ...usual, show_zones: false, show_reported: true }, data: both })
    await expect.element(card(/^PM2\.5 \(corrected\)/)).toBeVisible()
    const legend = page.getByRole('list', { name: 'Parameters of the chart' })
    await expect.element(legend.getByText('PM2.5 (reported)').first()).toBeVisible()
    await expect.element(page.getByText('corrected, as measured')).toBeVisible()
    await card(/^PM2\.5 \(corrected\)/).click()
    await expect.element(legend.getByText('PM2.5 (reported)').first()).not.toBeInTheDocument()
  })
})
