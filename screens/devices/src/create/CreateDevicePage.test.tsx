import type { Node } from '@airshed/kit'
import { node, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
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
const open = async (device: Partial<Node> = {}, where = 'create') => {
  drawn = await renderScreen(plugin, {
    page: where,
    params: { id: ID },
    widthPx: 800,
    server: { nodes: [node(ID, { ...CLAIMED, ...device })] },
  })
  return drawn
}
const changes = ({ calls }: RenderedScreen) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))

it('a claimed device is named, asked for an interval and activated, and then configured', async () => {
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
      body: { name: 'Quay Street', description: '', settings: { interval: 60_000 }, version: 1 },
    },
    { path: 'nodes/1C00A3F7%3A0/activate', body: {} },
  ])
  expect(screen.visited).toEqual(['/org_city/devices/1C00A3F7%3A0/edit'])
})

it('a device that only sends is not asked for an interval', async () => {
  await open({ type: 'airRohr' })
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await expect.element(page.getByLabelText('Reporting interval')).not.toBeInTheDocument()
})

it('a device that is set up already leads to its configuration', async () => {
  const screen = await open({ name: 'Quay Street', status: 'activated', statusType: 'online' })
  await expect.poll(() => screen.visited).toEqual(['/org_city/devices/1C00A3F7%3A0/edit'])
})

it.each(['monitor', 'edit'])('the page %s of a new device leads here', async (where) => {
  const screen = await open({}, where)
  await expect.poll(() => screen.visited).toEqual(['/org_city/devices/1C00A3F7%3A0/create'])
})

it('a device that was activated unnamed still leads from its configuration here', async () => {
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
  'the page %s leads whoever may not set it up to the list',
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
