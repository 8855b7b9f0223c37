import { renderWidget, TEST_NOW_MS, type DataOverrides } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { brokenDust, threeSensors } from './threeSensors.fixture.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, data: threeSensors, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

const cells = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText.trim())
const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('td')].map(({ innerText }) => innerText.trim()).join('|'),
  )

describe('the sensors widget', () => {
  it('lists sensors with connection, parameters and last report', async () => {
    await draw({ size: { width: 800, height: 300 } })
    expect(rows()).toEqual([
      'Online|TSI DustTrak DRX 8533 dust-trak|just now|2|1 / 0 / 1|Yes',
      'Online|Airmar 110WX airmar|just now|1|2 / 1 / 4|Yes',
      'Deactivated|noise|Never|0|3 / 0 / 0|No',
      'Online|Built in|just now|2|0 / 0 / 0|–',
    ])
  })

  it('describes faults of sensors in words', async () => {
    await draw({ data: brokenDust })
    await expect.element(page.getByText('sensor fault: PM2.5')).toBeVisible()
    expect(rows()[0]).toMatch(/^Error\|/)
  })

  it('shows silent sensors as offline', async () => {
    const silent: DataOverrides = (...given) => ({
      ...threeSensors(...given),
      asOfMs: TEST_NOW_MS,
    })
    await draw({ scene: 'stale', data: silent })
    expect(cells('tbody td:first-child')).toEqual(['Offline', 'Offline', 'Deactivated', 'Offline'])
    await expect.element(page.getByText('3 h ago').first()).toBeVisible()
  })

  it('keeps the last known status while the connection is lost', async () => {
    await draw({ scene: 'stale' })
    expect(cells('tbody td:first-child')).toEqual(['Online', 'Online', 'Deactivated', 'Online'])
    await expect.element(page.getByText('3 h ago').first()).toBeVisible()
  })

  it('leads from a sensor to the monitor of what it measures', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'Airmar 110WX' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00A3F7:0', dataPointId: '1C00A3F7.2.1.4/150:1' },
    ])
  })

  it.each([
    [760, 6],
    [640, 5],
    [500, 4],
    [300, 3],
    [214, 2],
  ])('shows the columns of sensors that fit into %d px', async (width, count) => {
    await draw({ size: { width, height: 300 } })
    await expect.poll(() => cells('th')).toHaveLength(count)
  })

  it('drops columns to make room for faults', async () => {
    await draw({ data: brokenDust, size: { width: 640, height: 300 }, locale: 'es_ES' })
    await expect
      .poll(() => cells('th'))
      .toEqual(['Estado', 'Sensor', 'Fallos', 'Último informe', 'Parámetros'])
    const table = document.querySelector('.air-table-scroll')
    expect(table?.scrollWidth).toBe(table?.clientWidth)
  })

  it.each([
    ['unknown', usual, 'This device is not available'],
    ['normal', { node_id: '' }, 'No device selected'],
  ] as const)('says why there are no sensors (%s data, %o)', async (scene, config, words) => {
    await draw({ scene, config })
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('says that a device has no sensors yet', async () => {
    await draw({
      data: (_needs, { nodes }) => ({ nodes: nodes.map((one) => ({ ...one, data_points: [] })) }),
    })
    await expect.element(page.getByText('No sensors yet')).toBeVisible()
  })
})
