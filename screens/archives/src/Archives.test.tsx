import {
  axeProblems,
  renderScreen,
  snapshot,
  TEST_NOW_MS,
  user,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

const ARCHIVES = [0, 1, 2].map((index) => snapshot(index))
const DAY_MS = 86_400_000

let drawn: RenderedScreen | undefined
let downloads: { href: string; name: string }[] = []
beforeEach(async () => {
  downloads = []
  // The browser of the tests is not to write files.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push({ href: this.getAttribute('href') ?? '', name: this.download })
  })
  await page.viewport(1280, 900)
})
afterEach(() => {
  vi.restoreAllMocks()
  drawn?.unmount()
})

const open = async (server: RenderScreenOptions['server'] = {}, params = {}) => {
  drawn = await renderScreen(plugin, { params, server: { snapshots: ARCHIVES, ...server } })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text })
const choose = async (text: string | RegExp, action: string) => {
  await row(text).getByRole('button').click()
  await page.getByRole('menuitem', { name: action }).click()
}
const sent = ({ calls }: RenderedScreen, method: string) =>
  calls.filter((call) => call.method === method && call.path.startsWith('snapshots'))

describe('the list of archives', () => {
  it('shows serials, period, who requested it, size and how far a running one is', async () => {
    await open()
    await expect.element(row('Ready')).toMatchTextContent(/1C00A3F7.*Mar 14, 2026, .*48 MB/)
    await expect.element(row('Ready')).toMatchTextContent(/Olga Owner/)
    await expect.element(row('Writing')).toMatchTextContent(/25\s?%.*1C00A3F7 and 1 more/)
    await expect.element(row('Failed')).toMatchTextContent(/1C00A3F9 was deleted or given/)
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('filters archives by state', async () => {
    await open({}, { state: ['failed'] })
    await expect.element(row('Failed')).toBeVisible()
    await expect.element(row('Ready')).not.toBeInTheDocument()
  })

  it('explains archives while there are none', async () => {
    await open({ snapshots: [] })
    await expect.element(page.getByText(/read elsewhere and import again/)).toBeVisible()
    await expect.element(button('New archive')).toBeVisible()
  })

  it('offers downloads, and nothing else, to members who may only read devices', async () => {
    const readable = ARCHIVES.map((one) => ({
      ...one,
      actions: one.actions.filter((action) => action === 'download'),
    }))
    await open({
      snapshots: readable,
      user: user({ permissions: { read_devices: ['org_city'] } }),
    })
    await expect.element(row('Ready')).toBeVisible()
    await expect.element(button('New archive')).not.toBeInTheDocument()
    await row('Ready').getByRole('button').click()
    await expect.element(page.getByRole('menuitem', { name: 'Download' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  })
})

describe('the actions on an archive', () => {
  it('leaves the download to the browser, by an address made for it', async () => {
    await open()
    await choose('Ready', 'Download')
    await expect
      .poll(() => downloads)
      .toEqual([
        { href: '/v2/snapshots/snapshot_0/file?token=fake', name: 'airshed-1-devices-0.zip' },
      ])
  })

  it('deletes an archive once that is confirmed', async () => {
    const screen = await open()
    await choose('Ready', 'Delete')
    await button('Delete archive').click()
    await expect.element(row('Ready')).not.toBeInTheDocument()
    expect(sent(screen, 'DELETE').map(({ path }) => path)).toEqual(['snapshots/snapshot_0'])
  })

  it('says that deleting a running archive stops it', async () => {
    await open()
    await choose('Writing', 'Cancel and delete')
    await expect.element(page.getByText(/is not written to its end/)).toBeVisible()
    await button('Stop and delete').click()
    await expect.element(row('Writing')).not.toBeInTheDocument()
  })
})

describe('a new archive', () => {
  it('archives the chosen devices over the last thirty days, in the reader’s time zone', async () => {
    const screen = await open({ snapshots: [] })
    await button('New archive').click()
    const dialog = page.getByRole('dialog', { name: 'New archive' })
    await dialog.getByRole('combobox', { name: 'Devices' }).click()
    await page.getByRole('option', { name: /1C00A3F7/ }).click()
    expect(await axeProblems(document.body)).toEqual([])
    await dialog.getByRole('button', { name: 'Create archive' }).click()
    await expect.element(row('Writing')).toBeVisible()
    expect(sent(screen, 'POST').map(({ body }) => body)).toEqual([
      {
        organization_id: 'org_city',
        node_ids: ['1C00A3F7:0'],
        from: TEST_NOW_MS - 30 * DAY_MS,
        to: TEST_NOW_MS,
        timezone: user().timezone,
        formats: ['csv', 'parquet'],
      },
    ])
  })

  it('asks for a device before it sends anything', async () => {
    const screen = await open()
    await button('New archive').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create archive' }).click()
    await expect.element(page.getByText('Choose at least one device')).toBeVisible()
    expect(sent(screen, 'POST')).toEqual([])
  })
})
