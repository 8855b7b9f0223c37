import type { Node } from '@airshed/kit'
import {
  axeProblems,
  organization,
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { FLEET, LEASED } from '../testsupport/fleet.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const [quay] = FLEET
const open = async (changes: Partial<Node> = {}, options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: '1C00A3F7:0', tab: 'access' },
    widthPx: 1000,
    server: {
      nodes: [{ ...quay!, ...changes }],
      partyNames: { org_harbour: 'Harbour Authority' },
    },
    ...options,
  })
  return drawn
}
const section = () => page.getByRole('region', { name: 'Access', exact: true })
const words = () => expect.poll(() => section().query()?.textContent)
const press = (name: string) =>
  userEvent.click(section().getByRole('button', { name, exact: true }))
const orders = ({ calls }: RenderedScreen) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path === 'nodes/changes')
    .map(({ body }) => body)

describe('the access rights of a device', () => {
  it('names the organizations with access, including those that the reader does not belong to', async () => {
    await open({ shared_to: ['org_harbour', 'org_port'] })
    await words().toMatch(
      /OwnerCity of Rivermouth.*Shared withHarbour Authority and 1 other organization/,
    )
  })

  it('says what the reader may do with the device', async () => {
    await open({ actions: ['list', 'read', 'configure'] })
    await words().toMatch(/What you may doSee its readingsConfigure it and give it commands$/)
    expect(section().getByRole('button').query()).toBeNull()
  })
})

describe('changing access rights', () => {
  it('ends the share with an organization that is chosen by its name', async () => {
    const screen = await open({ shared_to: ['org_harbour'] })
    await words().toMatch(/Harbour Authority/)
    await press('Stop sharing')
    const dialog = page.getByRole('dialog')
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Harbour Authority')
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }))
    await expect
      .poll(() => orders(screen))
      .toEqual([
        {
          change: 'remove_share',
          devices: { ids: ['1C00A3F7:0'] },
          to_organization_id: 'org_harbour',
        },
      ])
  })

  it('shows the reason in place when the only device was refused', async () => {
    await open(
      {},
      {
        server: {
          nodes: [quay!],
          organizations: [organization('org_city'), organization('org_port')],
          nodeChangeResults: [
            {
              node_id: '1C00A3F7:0',
              serial: '1C00A3F7',
              name: 'Quay Street',
              outcome: 'refused',
              code: 'SHARE_LIMIT',
              refused_settings: [],
              command_state: null,
              setting_state: null,
            },
          ],
        },
      },
    )
    await press('Share')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Share' }))
    await expect
      .poll(() => section().getByRole('status').query()?.textContent)
      .toBe(
        'Cannot share a device shared more than 3 times. Already shared with three organizations',
      )
    expect(section().getByRole('button', { name: 'Show which' }).query()).toBeNull()
  })

  it('preselects no organization when there are several', async () => {
    const screen = await open(
      {},
      {
        server: {
          nodes: [quay!],
          organizations: ['org_city', 'org_port', 'org_mill'].map((id) => organization(id)),
        },
      },
    )
    await press('Share')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/will see the device and its readings/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }))
    await expect.element(dialog.getByText('Organization is required')).toBeVisible()
    expect(orders(screen)).toEqual([])
  })

  it('leads to the list once the device is leased, which only its lessee reads then', async () => {
    const screen = await open(
      {},
      {
        server: {
          nodes: [quay!],
          organizations: [organization('org_city'), organization('org_port')],
        },
      },
    )
    await press('Lease')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Lease' }))
    await expect.poll(() => screen.visited).toEqual(['/org_city/devices'])
  })
})

describe('a leased device', () => {
  const openLeased = (changes: Partial<Node> = {}) =>
    open(
      {},
      {
        params: { id: LEASED.node_id, tab: 'sensors' },
        server: {
          nodes: [{ ...LEASED, ...changes }],
          partyNames: { org_harbour: 'Harbour Authority' },
        },
      },
    )

  it('shows the owner only the access rights, with the end of the lease', async () => {
    const screen = await openLeased()
    await expect.element(page.getByText(/only the organization that has it/)).toBeVisible()
    await words().toMatch(/Harbour Authority/)
    const tabs = page.getByRole('tab').elements()
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Access rights'])
    await press('End lease')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'End lease' }))
    await expect
      .poll(() => orders(screen))
      .toEqual([{ change: 'remove_lease', devices: { ids: [LEASED.node_id] } }])
    // Nothing is asked for that only the lessee is answered.
    const asked = screen.calls.map(({ path }) => path)
    expect(asked.filter((path) => /settings|events|public_link|commands/.test(path))).toEqual([])
  })

  it('hides a leased device from members of its owner who manage no devices', async () => {
    await openLeased({ actions: ['list'] })
    await expect.element(page.getByText('You may not configure this device')).toBeVisible()
    expect(section().query()).toBeNull()
  })
})

it('fits the access rights on a phone, in Spanish, without accessibility problems', async () => {
  await page.viewport(390, 800)
  await open({ shared_to: ['org_harbour'] }, { widthPx: 390, locale: 'es_ES' })
  await expect.element(page.getByRole('region', { name: 'Acceso', exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await axeProblems(document.body)).toEqual([])
})
