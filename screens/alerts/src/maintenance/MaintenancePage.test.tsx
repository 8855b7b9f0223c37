import {
  axeProblems,
  maintenanceWindow,
  renderScreen,
  TEST_NOW_MS,
  user,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

const HOUR_MS = 3_600_000

let drawn: RenderedScreen | null = null
beforeEach(() => page.viewport(1200, 1000))
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const WINDOWS = [0, 1, 2].map((index) => maintenanceWindow(index))
const open = async (
  server: Parameters<typeof renderScreen>[1]['server'] = {},
  options: { locale?: 'en_US' | 'es_ES'; widthPx?: number } = {},
) => {
  drawn = await renderScreen(plugin, {
    page: 'maintenance',
    params: {},
    locale: 'en_US',
    widthPx: 1100,
    ...options,
    server: { maintenanceWindows: WINDOWS, ...server },
  })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const inDialog = () => page.getByRole('dialog')
const field = (name: string) => inDialog().getByLabelText(name, { exact: true })
const menu = async (window: string, entry: string): Promise<void> => {
  await userEvent.click(row(window).getByRole('button', { name: /^Actions for/ }))
  await userEvent.click(page.getByRole('menuitem', { name: entry }))
}
const create = async (): Promise<void> => {
  await userEvent.click(button('Create window'))
}
const submit = () =>
  userEvent.click(inDialog().getByRole('button', { name: 'Create window', exact: true }))
const sent = (method: string, path: string) =>
  drawn?.calls
    .filter((call) => call.method === method && call.path === path)
    .map(({ body }) => body)

describe('the maintenance windows', () => {
  it('shows the reason of each window, what it covers, and whether it is on now', async () => {
    await open()
    await expect.element(row('New filters')).toMatchTextContent(/Now.*2 devices/)
    await expect
      .element(row('Roof works at the harbour'))
      .toMatchTextContent(/Upcoming.*500 m around 41\.14961, -8\.61099/)
    await expect.element(row('Move of the fleet')).toMatchTextContent(/Over.*All devices/)
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('explains maintenance windows while the list is empty', async () => {
    await open({ maintenanceWindows: [] })
    await expect.element(page.getByText('No maintenance windows yet')).toBeVisible()
    await expect.element(page.getByText(/their alerts notify nobody in the meantime/)).toBeVisible()
  })

  it('says that the maintenance windows could not be loaded', async () => {
    await open({ failures: { maintenance_windows: 500 } })
    await expect
      .element(page.getByText('The maintenance windows could not be loaded'))
      .toBeVisible()
  })

  it('offers no change of maintenance windows to those who only read', async () => {
    await open({
      maintenanceWindows: [maintenanceWindow(0, { actions: [] })],
      user: user({ permissions: { read_devices: ['org_city'] } }),
    })
    await expect.element(row('New filters')).toBeVisible()
    await expect.element(button('Create window')).not.toBeInTheDocument()
    await expect.element(row('New filters').getByRole('button')).not.toBeInTheDocument()
  })

  it('fits the list of maintenance windows on a phone', async () => {
    await page.viewport(390, 800)
    await open({}, { widthPx: 390 })
    await expect.element(page.getByText('New filters')).toBeVisible()
    await expect.element(page.getByText('Now', { exact: true })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('shows the list of maintenance windows in Spanish', async () => {
    await open({}, { locale: 'es_ES' })
    await expect.element(row('New filters')).toMatchTextContent(/Ahora.*2 dispositivos/)
    await expect.element(row('Move of the fleet')).toMatchTextContent(/Terminada.*Todos/)
  })

  it('asks before it deletes a maintenance window', async () => {
    await open()
    await menu('Roof works at the harbour', 'Delete')
    await expect
      .element(page.getByText('Delete maintenance window Roof works at the harbour?'))
      .toBeVisible()
    await userEvent.click(button('Delete window'))
    await expect.element(row('Roof works at the harbour')).not.toBeInTheDocument()
    await expect.element(row('New filters')).toBeVisible()
  })

  it('ends a maintenance window that is on, after a question', async () => {
    await open()
    await userEvent.click(
      row('Roof works at the harbour').getByRole('button', { name: /^Actions for/ }),
    )
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'End now' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await menu('New filters', 'End now')
    await expect
      .element(page.getByText(/Subscribers of those that are still active are notified/))
      .toBeVisible()
    await userEvent.click(button('End now'))
    await expect.poll(() => sent('PUT', 'maintenance_windows/window_0')?.length).toBe(1)
    const [body] = sent('PUT', 'maintenance_windows/window_0') as [{ ends_at: number }]
    expect(body).toMatchObject({
      name: 'New filters',
      covers: { kind: 'devices', node_ids: ['1C00A3F7:0', '1C00A3F8:0'] },
      version: 1,
    })
    expect(body.ends_at).toBe(TEST_NOW_MS)
    await expect.element(row('New filters')).toMatchTextContent(/Over/)
  })
})

describe('a new maintenance window', () => {
  it('covers chosen devices, at times by the reader’s clock', async () => {
    await open()
    await create()
    await userEvent.fill(field('Reason'), 'New inlets')
    await userEvent.fill(field('From'), '2030-03-02T12:00')
    await userEvent.fill(field('To'), '2030-03-02T14:30')
    await userEvent.click(inDialog().getByRole('button', { name: /^Add device/ }))
    await userEvent.click(page.getByRole('option', { name: /Station 1C00A3F7/ }).first())
    await submit()
    await expect.element(row('New inlets')).toMatchTextContent(/1 device/)
    const [body] = sent('POST', 'maintenance_windows') as [
      { starts_at: number; ends_at: number; covers: { node_ids: string[] } },
    ]
    expect(body).toMatchObject({ organization_id: 'org_city', covers: { kind: 'devices' } })
    expect(body.covers.node_ids).toHaveLength(1)
    expect(body.ends_at - body.starts_at).toBe(2.5 * HOUR_MS)
  })

  it('covers a site whose coordinates are typed', async () => {
    await open()
    await create()
    await userEvent.fill(field('Reason'), 'Mast')
    await userEvent.selectOptions(field('Covers'), 'site')
    await userEvent.fill(field('Coordinates'), '41.15 N, 8.61 W')
    await userEvent.fill(field('Radius in metres'), '250')
    await expect.element(inDialog().getByRole('button', { name: 'Pick on a map' })).toBeVisible()
    expect(document.querySelector('.air-place')).toBeNull()
    await submit()
    await expect.element(row('Mast')).toMatchTextContent(/250 m around 41\.15000, -8\.61000/)
    expect(sent('POST', 'maintenance_windows')).toMatchObject([
      { covers: { kind: 'site', coordinates: [41.15, -8.61], radius_m: 250 } },
    ])
  })

  it('covers a site that is picked on a map', async () => {
    await open()
    await create()
    await userEvent.fill(field('Reason'), 'Mast')
    await userEvent.selectOptions(field('Covers'), 'site')
    await userEvent.fill(field('Coordinates'), '41.15, -8.61')
    await userEvent.click(inDialog().getByRole('button', { name: 'Pick on a map' }))
    const canvas = await vi.waitUntil(
      () => document.querySelector<HTMLCanvasElement>('.air-place canvas'),
      { timeout: 15_000 },
    )
    await expect.element(inDialog().getByRole('img', { name: 'Centre of the site' })).toBeVisible()
    await userEvent.click(canvas, { position: { x: 120, y: 90 } })
    await expect.element(inDialog().getByText(/^Placed at /)).toBeVisible()
    await submit()
    await expect.element(row('Mast')).toMatchTextContent(/500 m around 4\d\.\d+, -\d+\.\d+/)
    const [body] = sent('POST', 'maintenance_windows') as [{ covers: { coordinates: number[] } }]
    expect(body.covers.coordinates).not.toEqual([41.15, -8.61])
  })

  it('covers every device of the organization', async () => {
    await open()
    await create()
    await userEvent.fill(field('Reason'), 'Fleet day')
    await userEvent.selectOptions(field('Covers'), 'all')
    await submit()
    await expect.element(row('Fleet day')).toMatchTextContent(/All devices/)
  })

  it('marks the invalid fields of a new window and sends nothing', async () => {
    await open()
    await create()
    await userEvent.fill(field('To'), '2020-01-01T00:00')
    await submit()
    await expect.element(page.getByText('Reason is required')).toBeVisible()
    await expect.element(page.getByText('The end must be after the start')).toBeVisible()
    await expect.element(page.getByText('Choose at least one device')).toBeVisible()
    expect(sent('POST', 'maintenance_windows')).toEqual([])
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('shows a refusal of the server at the field of the window that it is about', async () => {
    const expected = 'a device that the organization holds'
    await open({ maintenanceIssues: [{ path: '/covers/node_ids/0', expected, got: 'x' }] })
    await menu('New filters', 'Edit')
    await userEvent.click(button('Save'))
    await expect.element(page.getByText(new RegExp(expected))).toBeVisible()
  })
})

it('editing a window keeps what nobody touched', async () => {
  await open()
  await menu('Roof works at the harbour', 'Edit')
  await expect.element(field('Coordinates')).toHaveValue('41.14961, -8.61099')
  await userEvent.fill(field('Reason'), 'Roof works, longer')
  await userEvent.click(button('Save'))
  await expect.element(row('Roof works, longer')).toBeVisible()
  const [stored] = (sent('PUT', 'maintenance_windows/window_1') ?? []) as object[]
  expect(stored).toMatchObject({
    name: 'Roof works, longer',
    covers: { kind: 'site', coordinates: [41.14961, -8.61099], radius_m: 500 },
    version: 1,
  })
})
