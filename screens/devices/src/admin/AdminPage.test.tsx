import type { Node } from '@airshed/kit'
import {
  axeProblems,
  dataPoint,
  debugLine,
  renderScreen,
  TEST_NOW_MS,
  user,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { FLEET } from '../testsupport/fleet.ts'
import { PROBE_WIDGETS } from '../testsupport/probeWidgets.tsx'

const BATTERY = '1C00A3F7.0.0.0/100:1'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const [quay] = FLEET
const DEVICE: Node = {
  ...quay!,
  data_points: [dataPoint(BATTERY, { _type: 'info' }), dataPoint('1C00A3F7.0.0.0/132:5')],
}
const open = async (
  params: Record<string, unknown> = {},
  options: Partial<RenderScreenOptions> = {},
) => {
  drawn = await renderScreen(plugin, {
    page: 'admin',
    params: { id: '1C00A3F7:0', ...params },
    widthPx: 1200,
    plugins: PROBE_WIDGETS,
    server: { nodes: [DEVICE], debugLines: [debugLine(0)] },
    ...options,
  })
  return drawn
}
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

describe('the administration of a device', () => {
  it('draws only what the device measures about itself, and shows its identity', async () => {
    await open()
    const probe = page.getByTestId('ChartWidget')
    await expect.element(probe).toBeVisible()
    expect(JSON.parse(probe.element().textContent)).toMatchObject({
      node_id: ['1C00A3F7:0'],
      selected_data_point_ids: [BATTERY],
    })
    await expect
      .poll(() => page.getByRole('region', { name: 'Device' }).query()?.textContent)
      .toMatch(/Serial1C00A3F7/)
  })

  it('shows log, files and raw readings in tabs, kept in the address', async () => {
    const screen = await open()
    await expect.element(page.getByText('cycle 1000 finished')).toBeVisible()
    await userEvent.click(tab('Raw'))
    expect(screen.params()).toMatchObject({ tab: 'raw' })
    await expect.element(page.getByRole('columnheader').nth(1)).toBeVisible()
    await expect.element(tab('Files')).toBeVisible()
  })

  it('asks the device to report to another endpoint, in lower case, and says what that means', async () => {
    const screen = await open()
    const section = page.getByRole('region', { name: 'Endpoint' })
    const address = section.getByRole('textbox', { name: /^Address/ })
    const save = section.getByRole('button', { name: 'Ask the device to report there' })
    await userEvent.fill(address, 'air.example.org')
    await userEvent.click(save)
    await expect.element(section.getByText(/begins with http, https, mqtt or mqtts/)).toBeVisible()
    await userEvent.fill(address, 'https://Air.example.org')
    await expect.element(section.getByText(/cannot call it back/)).toBeVisible()
    await userEvent.click(save)
    await expect.element(section.getByText('Saved')).toBeVisible()
    await expect.element(address).toHaveValue('https://air.example.org')
    await expect.element(section.getByText(/Waiting for the device since/)).toBeVisible()
    expect(screen.calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: 'thiamis/1C00A3F7/endpoint', body: { value: 'https://Air.example.org' } },
    ])
  })

  it('shows both endpoints at the field after somebody else asked for another one', async () => {
    const settings = { endpoint: 'https://c.example' }
    const screen = await open(
      {},
      {
        server: {
          nodes: [{ ...DEVICE, settings: { endpoint: 'https://a.example' } }],
          otherEdits: { '1C00A3F7:0': [{ settings }] },
        },
      },
    )
    const section = page.getByRole('region', { name: 'Endpoint' })
    const save = section.getByRole('button', { name: 'Ask the device to report there' })
    await userEvent.fill(section.getByRole('textbox', { name: /^Address/ }), 'https://b.example')
    await userEvent.click(save)
    await expect
      .element(section.getByText(/to “https:\/\/c.example”. Yours is “https:\/\/b.example”/))
      .toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Keep mine' }))
    await userEvent.click(save)
    await expect.element(section.getByText('Saved')).toBeVisible()
    expect(screen.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { value: 'https://b.example', version: 1 },
      { value: 'https://b.example', version: 2 },
    ])
  })

  it('shows the reported health without charts of it', async () => {
    const facts = {
      ...DEVICE.facts,
      battery: { volts: 12.7, percent: null, is_charging: false, reported_at: TEST_NOW_MS },
    } as NonNullable<Node['facts']>
    await open({}, { server: { nodes: [{ ...DEVICE, data_points: [], facts }] } })
    const health = page.getByRole('region', { name: 'Health' })
    await expect.element(health.getByText(/12.7 V/)).toBeVisible()
    expect(health.getByText(/reports nothing about its own health/).query()).toBeNull()
  })

  it('offers no endpoint for a device that takes no settings', async () => {
    await open({}, { server: { nodes: [{ ...DEVICE, type: 'airRohr' }] } })
    await expect.element(page.getByRole('region', { name: 'Device' })).toBeVisible()
    expect(page.getByRole('region', { name: 'Endpoint' }).query()).toBeNull()
  })

  it('offers ranges from half an hour to three hours', async () => {
    const screen = await open({ last: '30m' })
    await userEvent.click(page.getByRole('button', { name: /Last 30 minutes/ }))
    await userEvent.click(page.getByText('Last 2 hours'))
    await expect.poll(() => screen.params()).toMatchObject({ last: '2h' })
  })

  it('leads those who do not administer the owner’s devices to the list, and says why', async () => {
    const { permissions } = user()
    const screen = await open(
      {},
      {
        server: {
          nodes: [DEVICE],
          user: user({ permissions: { ...permissions, admin_devices: [] } }),
        },
      },
    )
    await expect.element(page.getByText('You may not administer this device')).toBeVisible()
    await expect.poll(() => screen.visited).toEqual(['/org_city/devices'])
    expect(page.getByRole('tab').query()).toBeNull()
  })

  it('fits the administration on a phone, in Spanish, without accessibility problems', async () => {
    await page.viewport(390, 800)
    await open({}, { widthPx: 390, locale: 'es_ES' })
    await expect.element(tab('Depuración')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeProblems(document.body)).toEqual([])
  })
})
