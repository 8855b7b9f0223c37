import { renderWidget, TEST_NOW_MS } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { wholeDevice } from './wholeDevice.fixture.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('dl > div')].map((row) => [
      row.querySelector('dt')?.innerText ?? '',
      row.querySelector('dd')?.innerText.replaceAll(/\s+/g, ' ') ?? '',
    ]),
  )

describe('the device information widget', () => {
  it('shows every known fact of a device', async () => {
    await draw({ data: wholeDevice })
    expect(facts()).toEqual({
      'Last report': 'just now Mar 14, 2026, 13:00:00 EDT',
      Reports: 'every 5 min',
      Type: 'Thiamis-1000',
      Serial: '1C00A3F7',
      'Time zone': expect.stringMatching(/^America\/New_York Sat,? 13:00 GMT-4$/),
      Location: '40.71000° N, 74.01000° W may be out of date, reported 12 h ago',
      'Measures with': '2 sensors · 3 data points',
      Profile: expect.stringMatching(/^Aethair Blue, version /),
      Shared: 'to 2 organizations',
    })
    await expect.element(page.getByText('Online', { exact: true })).toBeVisible()
    await expect
      .element(page.getByText('Roof of the market hall, above the loading bay.'))
      .toBeVisible()
    // The top bar of the page says so.
    expect(page.getByText('Simulated data').elements()).toHaveLength(0)
  })

  it('warns only of a device that accepts data without a key', async () => {
    await draw({
      data: (_needs, { nodes }) => ({
        nodes: nodes.map((node) => ({ ...node, accepts_keyless: true })),
      }),
    })
    await expect.element(page.getByText('Sends without a key.')).toBeVisible()
    await expect.element(page.getByText(/anybody who knows the serial/)).toBeVisible()
    drawn?.unmount()
    await draw()
    expect(document.body.textContent).not.toContain('without a key')
  })

  it('leaves out unknown facts', async () => {
    await draw({
      data: (_needs, { nodes }) => ({
        nodes: nodes.map(({ data_points: _points, profiles: _profiles, ...node }) => ({
          ...node,
          location: null,
          last_online: null,
          timezone: 'Mars/Olympus',
        })),
      }),
    })
    expect(facts()).toEqual({
      'Last report': 'Never',
      Reports: 'every 5 min',
      Type: 'Thiamis-1000',
      Serial: '1C00A3F7',
      'Time zone': 'Mars/Olympus',
    })
  })

  it('says since when a device is silent', async () => {
    await draw({ scene: 'stale', data: () => ({ asOfMs: TEST_NOW_MS }) })
    await expect.element(page.getByText('Offline')).toBeVisible()
    expect(facts()['Last report']).toMatch(/^3 h ago Mar 14, 2026, 10:00/)
  })

  it('keeps the last known status while the connection is lost', async () => {
    await draw({ scene: 'stale' })
    await expect.element(page.getByText('Online', { exact: true })).toBeVisible()
    expect(facts()['Last report']).toMatch(/^3 h ago Mar 14, 2026, 10:00/)
    expect(document.querySelector('[data-late="true"]')).toBeNull()
  })

  it('leads to the monitor of the device', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'Station 1C00A3F7' }).click()
    expect(visited).toEqual([{ to: 'device-monitor', nodeId: '1C00A3F7:0' }])
  })

  it.each([
    [720, 2],
    [320, 1],
  ])('arranges facts in a card of %d px in %d columns', async (width, columns) => {
    await draw({ data: wholeDevice, size: { width, height: 360 } })
    const starts = [...document.querySelectorAll('dl > div')].map(
      (row) => row.getBoundingClientRect().left,
    )
    expect(new Set(starts).size).toBe(columns)
  })

  it.each([
    ['unknown', usual, 'This device is not available'],
    ['normal', { node_id: '' }, 'No device selected'],
  ] as const)(
    'says why device information is empty (%s data, %o)',
    async (scene, config, words) => {
      await draw({ scene, config })
      await expect.element(page.getByText(words)).toBeVisible()
    },
  )
})
