import type { Node } from '@airshed/kit'
import { node, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

const ID = '1C00A3F7:0'
const CLAIMED: Partial<Node> = {
  name: '',
  presentName: '1C00A3F7',
  status: 'inventory',
  statusType: 'inventory',
  actions: ['list', 'read', 'configure', 'create', 'status_update'],
}

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (device: Partial<Node> = {}, where = 'create', server: Server = {}) => {
  drawn = await renderScreen(plugin, {
    page: where,
    params: { id: ID },
    widthPx: 800,
    server: { nodes: [node(ID, { ...CLAIMED, ...device })], ...server },
  })
  return drawn
}
const name = () => page.getByRole('textbox', { name: 'Name' })
const press = (button: string) =>
  userEvent.click(page.getByRole('button', { name: button, exact: true }))
const changes = ({ calls }: RenderedScreen) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))

it('a claimed device is named, asked for an interval and activated, then configured', async () => {
  const screen = await open()
  await userEvent.click(page.getByRole('button', { name: 'Set up' }))
  await expect.element(page.getByText('Name is required')).toBeVisible()
  expect(changes(screen)).toEqual([])
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Quay Street')
  await userEvent.click(page.getByRole('button', { name: 'Set up' }))
  await expect.element(page.getByText('Quay Street is set up')).toBeVisible()
  expect(changes(screen)).toEqual([
    {
      path: 'nodes/1C00A3F7%3A0',
      body: { name: 'Quay Street', settings: { interval: 60_000 }, version: 1 },
    },
    { path: 'nodes/1C00A3F7%3A0/activate', body: {} },
  ])
  await expect.poll(() => screen.visited).toEqual(['/org_city/devices/1C00A3F7%3A0/edit'])
})

it('a new device is asked for its time zone, which its location suggests', async () => {
  const unset = { timezone: 'UTC', timezone_source: 'default', timezone_reported: null } as const
  const screen = await open(unset, 'create', { placeZone: 'Europe/Madrid' })
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect.element(zone).toHaveAccessibleDescription(/^UTC: nobody has set one/)
  await press('Use Europe/Madrid')
  await expect.element(page.getByText('What moves when you save')).toBeVisible()
  await userEvent.fill(name(), 'Quay Street')
  await press('Set up')
  await expect.element(page.getByText('Quay Street is set up')).toBeVisible()
  expect(changes(screen)[0]?.body).toEqual({
    name: 'Quay Street',
    timezone: 'Europe/Madrid',
    settings: { interval: 60_000 },
    version: 1,
  })
})

describe('a new device that somebody else sets up meanwhile', () => {
  const others = (...edits: NonNullable<Server['otherEdits']>[string][number][]) => ({
    otherEdits: { [ID]: edits },
  })

  it('shows both values at the field, and activates only after the choice', async () => {
    const screen = await open({}, 'create', others({ name: 'Pier', description: 'On the roof' }))
    await userEvent.fill(name(), 'Quay Street')
    await press('Set up')
    await expect
      .element(page.getByText('Changed elsewhere meanwhile to “Pier”. Yours is “Quay Street”.'))
      .toBeVisible()
    await expect
      .element(page.getByRole('textbox', { name: 'Description' }))
      .toHaveValue('On the roof')
    expect(changes(screen)).toHaveLength(1)
    await press('Keep mine')
    await press('Set up')
    await expect.element(page.getByText('Quay Street is set up')).toBeVisible()
    expect(changes(screen).slice(1)).toEqual([
      {
        path: 'nodes/1C00A3F7%3A0',
        body: { name: 'Quay Street', settings: { interval: 60_000 }, version: 2 },
      },
      { path: 'nodes/1C00A3F7%3A0/activate', body: {} },
    ])
  })

  it('shows an interval that somebody else asked for before asking for another one', async () => {
    const screen = await open({}, 'create', others({ settings: { interval: 300_000 } }))
    await userEvent.fill(name(), 'Quay Street')
    await press('Set up')
    await expect.element(page.getByText('Changed elsewhere just now')).toBeVisible()
    await expect.element(page.getByLabelText('Reporting interval')).toHaveDisplayValue('5 min')
    await press('Set up')
    await expect.element(page.getByText('Quay Street is set up')).toBeVisible()
    expect(changes(screen)[1]?.body).toMatchObject({ settings: { interval: 300_000 }, version: 2 })
  })

  it('keeps the form until the typed values are saved or discarded', async () => {
    const server = others({ name: 'Pier' })
    const unnamed = { status: 'activated', statusType: 'online' } as const
    const screen = await open(unnamed, 'create', server)
    await userEvent.fill(name(), 'Quay Street')
    await press('Set up')
    await expect.element(page.getByText(/to “Pier”. Yours is “Quay Street”/)).toBeVisible()
    await screen.refetch()
    await expect.element(name()).toHaveValue('Quay Street')
    expect(screen.visited).toEqual([])
    await press('Take the other')
    await expect.poll(() => screen.visited).toEqual(['/org_city/devices/1C00A3F7%3A0/edit'])
  })
})

it('a device that only sends is not asked for an interval', async () => {
  await open({ type: 'airRohr' })
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await expect.element(page.getByLabelText('Reporting interval')).not.toBeInTheDocument()
})

it('the setup of a device that is set up leads to its configuration', async () => {
  const screen = await open({ name: 'Quay Street', status: 'activated', statusType: 'online' })
  await expect.poll(() => screen.visited).toEqual(['/org_city/devices/1C00A3F7%3A0/edit'])
})

it.each(['monitor', 'edit'])('the page %s of a new device leads to its setup', async (where) => {
  const screen = await open({}, where)
  await expect.poll(() => screen.visited).toEqual(['/org_city/devices/1C00A3F7%3A0/create'])
})

it('the configuration of a device that was activated unnamed leads to its setup', async () => {
  const screen = await open({ status: 'activated', statusType: 'online' }, 'edit')
  await expect.poll(() => screen.visited).toEqual(['/org_city/devices/1C00A3F7%3A0/create'])
})

it('a device that was activated unnamed shows its readings', async () => {
  const screen = await open({ status: 'activated', statusType: 'online' }, 'monitor')
  await expect.element(page.getByRole('region', { name: 'Parameters' })).toBeVisible()
  expect(screen.visited).toEqual([])
})

it('a device that was deactivated unnamed gets its name and stays deactivated', async () => {
  const screen = await open({ status: 'deactivated', statusType: 'deactivated' })
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Quay Street')
  await userEvent.click(page.getByRole('button', { name: 'Set up' }))
  await expect.element(page.getByText('Quay Street is set up')).toBeVisible()
  expect(changes(screen).map(({ path }) => path)).toEqual(['nodes/1C00A3F7%3A0'])
})

it.each(['create', 'edit'])(
  'the page %s leads those who may not set up a device to the list',
  async (where) => {
    const screen = await open({ actions: ['list', 'read'] }, where)
    await expect.element(page.getByText('You may not configure this device')).toBeVisible()
    await expect.poll(() => screen.visited).toEqual(['/org_city/devices'])
  },
)

it.each(['monitor', 'create', 'edit', 'admin'])(
  'the page %s of an unknown device leads to the list',
  async (where) => {
    const server = { scene: 'empty' as const }
    drawn = await renderScreen(plugin, { page: where, params: { id: ID }, server })
    await expect
      .element(page.getByText('That device does not exist, or you may not see it'))
      .toBeVisible()
    const { visited } = drawn
    await expect.poll(() => visited).toEqual(['/org_city/devices'])
  },
)

it.each([
  ['monitor', 'Monitor'],
  ['edit', 'Configuration'],
  ['admin', 'Administration'],
])('the browser tab of the page %s names the device', async (where, part) => {
  await open({ name: 'Quay Street', presentName: 'Quay Street', status: 'activated' }, where)
  await expect.poll(() => document.title).toBe(`Quay Street · ${part} | Airshed Console`)
})
