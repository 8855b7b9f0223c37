import type { Node } from '@airshed/kit'
import {
  axeProblems,
  dataPoint,
  debugLine,
  renderScreen,
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
  it('draws what the device measures of itself alone, and shows what it is', async () => {
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

  it('has what it logs, its files and its raw readings in tabs that stand in the address', async () => {
    const screen = await open()
    await expect.element(page.getByText('cycle 1000 finished')).toBeVisible()
    await userEvent.click(tab('Raw'))
    expect(screen.params()).toMatchObject({ tab: 'raw' })
    await expect.element(page.getByRole('columnheader').nth(1)).toBeVisible()
    await expect.element(tab('Files')).toBeVisible()
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
    expect(screen.visited).toEqual(['/org_city/devices'])
    expect(page.getByRole('tab').query()).toBeNull()
  })

  it('fits on a phone, in Spanish, and is accessible', async () => {
    await page.viewport(390, 800)
    await open({}, { widthPx: 390, locale: 'es_ES' })
    await expect.element(tab('Depuración')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeProblems(document.body)).toEqual([])
  })
})
