import {
  publicLink,
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin } from '../testsupport/partPlugin.tsx'
import { PublicLinkPart } from '../testsupport/publicLinkPart.tsx'

const QUAY = '1C00A3F7:0'
const PATH = 'nodes/1C00A3F7%3A0/public_link'
const ON = { publicLinks: { [QUAY]: publicLink() } }
const plugin = partPlugin(PublicLinkPart)

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (server: Server = {}, id = QUAY, options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id },
    widthPx: 800,
    server: { nodes: FLEET, ...server },
    ...options,
  })
  return drawn
}
const section = () => page.getByRole('region', { name: 'Public link' })
const press = (name: string) =>
  userEvent.click(section().getByRole('button', { name, exact: true }))
const sent = ({ calls }: RenderedScreen) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))
const DEFAULTS = {
  external_id_revealed: false,
  dashboard_exposure_time: '24',
  dashboard_data_aggregation: 'live',
  dashboard_pm_units: ['µg/m³'],
  dashboard_temp_units: 'auto',
  dashboard_voc_units: 'auto',
}

describe('the public link of a device', () => {
  it('creates a public link with an address and an embed tag to copy', async () => {
    const screen = await open()
    await press('Turn on the public link')
    await expect.element(section().getByText(/^https:\/\/air\.example\.org\/p\/0+1$/)).toBeVisible()
    await expect.element(section().getByText(/^<iframe src="https.*embed=1"/)).toBeVisible()
    await expect.element(section().getByRole('button', { name: 'Copy the address' })).toBeVisible()
    expect(sent(screen)).toEqual([{ path: PATH, body: { ...DEFAULTS, short_url: true } }])
    await expect.element(page.getByText('Public link created')).toBeVisible()
  })

  it('opens the public page without telling it the address of the console', async () => {
    await open(ON)
    const link = section().getByRole('link', { name: 'Open the page' })
    await expect.element(link).toHaveAttribute('href', ON.publicLinks[QUAY]?.address ?? '')
    await expect.element(link).toHaveAttribute('rel', 'noreferrer')
  })

  it('turns a public link off only after confirming that its address stops working', async () => {
    const screen = await open(ON)
    await press('Turn off')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/The address stops working at once/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off', exact: true }))
    await expect
      .element(section().getByRole('button', { name: 'Turn on the public link' }))
      .toBeVisible()
    expect(sent(screen)).toEqual([{ path: PATH, body: { ...DEFAULTS, short_url: false } }])
    await expect.element(page.getByText('Public link deleted')).toBeVisible()
  })

  it('saves other choices of the public page at the same address', async () => {
    const screen = await open(ON)
    await userEvent.selectOptions(section().getByLabelText('Readings shown'), '3 days')
    await userEvent.selectOptions(section().getByLabelText('Aggregation'), '45 min')
    await userEvent.selectOptions(section().getByLabelText('Temperature unit'), '°F')
    await userEvent.selectOptions(section().getByLabelText('VOC unit'), 'ppm')
    await userEvent.click(section().getByText('mg/m³', { exact: true }))
    await userEvent.click(section().getByText('Show the serial'))
    await press('Save')
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(sent(screen).at(-1)?.body).toEqual({
      short_url: true,
      external_id_revealed: true,
      dashboard_exposure_time: '72',
      dashboard_data_aggregation: '45',
      dashboard_pm_units: ['µg/m³', 'mg/m³'],
      dashboard_temp_units: '°F',
      dashboard_voc_units: 'ppm',
    })
    await expect.element(section().getByText(ON.publicLinks[QUAY]?.address ?? '')).toBeVisible()
  })

  it('asks for a unit of particulate matter', async () => {
    const screen = await open(ON)
    await userEvent.click(section().getByText('µg/m³', { exact: true }))
    await press('Save')
    await expect.element(section().getByText('Choose at least one unit')).toBeVisible()
    expect(sent(screen)).toEqual([])
  })

  it('says that the public link could not be loaded', async () => {
    await open({ ...ON, failures: { [PATH]: 503 } })
    await expect.element(section().getByText('The public link could not be loaded')).toBeVisible()
  })

  it('loads no public link for those who may not configure the device', async () => {
    const screen = await open({}, '1C00B476:0')
    await expect.poll(() => screen.calls.length).toBeGreaterThan(0)
    expect(section().query()).toBeNull()
    expect(screen.calls.filter(({ path }) => path.includes('public_link'))).toEqual([])
  })

  it('fits the public link on a phone, in Spanish', async () => {
    await page.viewport(390, 800)
    await open(ON, QUAY, { widthPx: 390, locale: 'es_ES' })
    await expect.element(page.getByText('Etiqueta para su sitio web')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
