import { DAY_MS, HOUR_MS } from '@airshed/kit'
import {
  axeProblems,
  node,
  renderScreen,
  TEST_NOW_MS,
  user,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { FLEET, LEASED } from '../testsupport/fleet.ts'

let screen: RenderedScreen | null = null
let downloads: string[] = []
beforeEach(() => {
  downloads = []
  // The browser of the tests is not to write files.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  screen?.unmount()
  screen = null
})

const open = async (options: Partial<RenderScreenOptions> = {}) => {
  screen = await renderScreen(plugin, {
    params: {},
    widthPx: 1200,
    ...options,
    server: { nodes: [...FLEET, LEASED], user: user(), ...options.server },
  })
  await expect.element(page.getByRole('link', { name: 'Quay Street' })).toBeVisible()
  return screen
}
const chooseOf = async (name: string, action = 'Download readings') => {
  await userEvent.click(page.getByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}
const select = (name: string) => choose(`Select ${name}`)
const choose = async (name: string) => {
  const box = page.getByRole('checkbox', { name, exact: true })
  await expect.element(box).toBeInTheDocument()
  box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
const submit = () =>
  userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Download readings' }))
const asked = () =>
  screen?.calls.filter(({ path }) => path === 'search/measurements/export').map(({ body }) => body)

describe('downloading readings', () => {
  it('downloads every parameter of one device over the last day, in the reader’s time zone', async () => {
    await open()
    await chooseOf('Quay Street')
    await expect.element(page.getByText('Download the readings of Quay Street')).toBeVisible()
    await expect.element(page.getByText(/PM2\.5, µg\/m³ \(1\)/)).toBeVisible()
    expect(await axeProblems(document.body)).toEqual([])
    await submit()
    await expect.poll(() => downloads).toEqual(['1C00A3F7.csv'])
    expect(asked()).toEqual([
      {
        data_point_id: ['131:10', '190:4', '132:5', '132:7'].map((path) =>
          expect.stringContaining(`/${path}`),
        ),
        from: TEST_NOW_MS - DAY_MS,
        to: TEST_NOW_MS + 1,
        timezone: user().timezone,
      },
    ])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('downloads the chosen parameters of several devices in one file', async () => {
    await open()
    await select('Quay Street')
    await select('Town Hall roof')
    await userEvent.click(
      page.getByRole('toolbar').getByRole('button', { name: 'Download readings' }),
    )
    await expect.element(page.getByText('Download the readings of 2 devices')).toBeVisible()
    await userEvent.click(page.getByText(/^Carbon dioxide.*\(2\)$/))
    await submit()
    await expect.poll(() => downloads).toEqual(['readings.csv'])
    const [body] = asked() as { data_point_id: string[] }[]
    expect(body?.data_point_id.filter((id) => id.endsWith('/131:10'))).toEqual([])
    expect(body?.data_point_id).toHaveLength(6)
  })

  const inBar = (name: string) => page.getByRole('toolbar').getByRole('button', { name })
  const FIFTY_TWO = Array.from({ length: 52 }, (_, index) =>
    node(`1C00D${100 + index}:0`, {
      presentName: index === 0 ? 'Quay Street' : `Station ${index}`,
      actions: ['list', 'read'],
    }),
  )

  it('downloads readings for those who may only read', async () => {
    const reader = user({ permissions: { read_devices: ['org_city'] } })
    await open({ server: { nodes: FLEET, user: reader } })
    await select('Quay Street')
    await select('Lighthouse')
    expect(page.getByRole('toolbar').getByRole('button', { name: 'Deactivate' }).query()).toBeNull()
    await userEvent.click(inBar('Download readings'))
    await expect.element(page.getByText('Download the readings of 2 devices')).toBeVisible()
    await submit()
    await expect.poll(() => downloads).toEqual(['readings.csv'])
  })

  it('disables the download of more than 50 devices, and says why', async () => {
    await open({ server: { nodes: FIFTY_TWO } })
    await choose('Select all loaded rows')
    await expect.element(inBar('Download readings')).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(inBar('Download readings'))
      .toHaveAccessibleDescription(/A file can hold the readings of up to 50 devices/)
    await userEvent.click(inBar('Download readings'), { force: true })
    expect(page.getByRole('dialog').query()).toBeNull()
  })

  it('refuses a range that ends before it starts', async () => {
    await open()
    await chooseOf('Quay Street')
    const to = page.getByLabelText('To')
    const before = new Date(TEST_NOW_MS - 3 * DAY_MS - HOUR_MS).toISOString().slice(0, 16)
    await userEvent.fill(to, before)
    await expect.element(page.getByText('The end is before the start')).toBeVisible()
    await submit()
    expect(asked()).toEqual([])
  })

  it('offers no download for a device that is leased to others', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Actions for Fish market' }))
    await expect.element(page.getByRole('menuitem', { name: 'End lease' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Download readings' }).query()).toBeNull()
  })

  it('says that a device has no readings', async () => {
    await open({ server: { answers: { 'search/data_points': { data: [], next: null } } } })
    await chooseOf('Quay Street')
    await expect.element(page.getByText('No parameters')).toBeVisible()
  })
})
