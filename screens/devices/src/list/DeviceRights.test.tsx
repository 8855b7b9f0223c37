import {
  organization,
  renderScreen,
  user,
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
type Server = NonNullable<RenderScreenOptions['server']>
const ORGANIZATIONS = [
  organization(),
  organization('org_harbour', { name: 'Harbour' }),
  organization('org_port', { name: 'Port' }),
]
/** Manages devices of the city and of the harbour, and reads those of the port. */
const READER = user({
  permissions: {
    read_devices: ['org_city', 'org_harbour', 'org_port'],
    manage_devices: ['org_city', 'org_harbour'],
  },
})
const open = async (server: Partial<Server> = {}) => {
  drawn = await renderScreen(plugin, {
    params: {},
    widthPx: 1200,
    server: { nodes: [...FLEET, LEASED], organizations: ORGANIZATIONS, user: READER, ...server },
  })
  await expect.element(page.getByRole('link', { name: 'Quay Street' })).toBeVisible()
  return drawn
}
const orders = ({ calls }: RenderedScreen) =>
  calls
    .filter(({ path, method }) => path === 'nodes/changes' && method === 'POST')
    .map(({ body }) => body)
const menuOf = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name: `Actions for ${name}` }))
}
const choose = (name: string) => userEvent.click(page.getByRole('menuitem', { name }))
const dialog = () => page.getByRole('dialog')
const select = async (name: string) => {
  const box = page.getByRole('checkbox', { name: `Select ${name}` })
  await expect.element(box).toBeInTheDocument()
  box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
const bar = () => page.getByRole('toolbar')

describe('a leased device in the list', () => {
  it('says that a device is leased, and offers its owner what remains possible', async () => {
    await open()
    await expect.element(page.getByText('Leased', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Leased to Harbour')).toBeVisible()
    await menuOf('Fish market')
    const items = page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)
    expect(items).toEqual(['Access rights', 'End lease', 'Transfer', 'Reset', 'Delete'])
  })

  it('shows the owner of a leased device no readings, and says why', async () => {
    const screen = await open()
    await userEvent.click(page.getByRole('button', { name: 'Show details of Fish market' }))
    await expect.element(page.getByText(/^While the device is leased, only/)).toBeVisible()
    expect(screen.calls.filter(({ path }) => path.startsWith('nodes/1C00B477'))).toEqual([])
  })

  it('ends a lease only after confirmation', async () => {
    const screen = await open()
    await menuOf('Fish market')
    await choose('End lease')
    await expect.element(page.getByText('End the lease of Fish market?')).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'End lease' }))
    await expect.element(page.getByText('Lease of 1 device ended')).toBeVisible()
    expect(orders(screen)).toEqual([{ change: 'remove_lease', devices: { ids: [LEASED.node_id] } }])
  })

  it('disables sharing and deactivating for a selection with a leased device', async () => {
    await open()
    await select('Quay Street')
    await select('Fish market')
    for (const name of ['Deactivate', 'Share']) {
      await expect
        .element(bar().getByRole('button', { name, exact: true }))
        .toHaveAccessibleDescription(
          'Not possible for 1 of 2 selected: Fish market (It is leased: end the lease first)',
        )
    }
    await expect
      .element(bar().getByRole('button', { name: 'End lease' }))
      .toHaveAccessibleDescription(
        'Not possible for 1 of 2 selected: Quay Street (It is not leased)',
      )
  })
})

describe('sharing devices', () => {
  const offered = async () => {
    const list = dialog().getByLabelText('Organization', { exact: true })
    await expect.element(list).toBeVisible()
    return [...list.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  }

  it('offers only organizations that do not have the device yet', async () => {
    await open()
    await menuOf('Town Hall roof')
    await choose('Share')
    expect(await offered()).toEqual(['Port'])
  })

  it('offers organizations that lack one of the devices, not those that have all', async () => {
    await open()
    await select('Town Hall roof')
    await select('Ferry terminal')
    await userEvent.click(bar().getByRole('button', { name: 'Share', exact: true }))
    expect(await offered()).toEqual(['Port'])
  })

  it('offers an organization that has only one of the devices', async () => {
    await open()
    await select('Quay Street')
    await select('Town Hall roof')
    await userEvent.click(bar().getByRole('button', { name: 'Share', exact: true }))
    expect(await offered()).toEqual(['Choose', 'Harbour', 'Port'])
  })

  it('says that every organization has the device already', async () => {
    await open()
    await menuOf('Ferry terminal')
    await choose('Share')
    await expect
      .element(dialog().getByText('Every organization that could receive them has them already.'))
      .toBeVisible()
  })
})

describe('leasing a device', () => {
  it('leases a device to another organization of the reader', async () => {
    const screen = await open()
    await menuOf('Quay Street')
    await choose('Lease')
    await expect.element(page.getByText('Lease Quay Street')).toBeVisible()
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'Harbour')
    await userEvent.click(dialog().getByRole('button', { name: 'Lease', exact: true }))
    await expect.element(page.getByText('1 device leased')).toBeVisible()
    expect(orders(screen)).toEqual([
      {
        change: 'lease',
        devices: { ids: ['1C00A3F7:0'] },
        to_organization_id: 'org_harbour',
      },
    ])
  })

  it('offers no lease of a shared device', async () => {
    await open()
    await menuOf('Town Hall roof')
    await expect.element(page.getByRole('menuitem', { name: 'Stop sharing' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Lease' })).not.toBeInTheDocument()
  })
})

describe('the payer of a device', () => {
  const actions = [...(FLEET[1]?.actions ?? []), 'payment_update' as const]
  const administered = FLEET.map((device) => ({ ...device, actions }))

  it('offers the organizations that the reader manages as payers', async () => {
    const screen = await open({ nodes: administered })
    await menuOf('Town Hall roof')
    await choose('Change billing')
    await expect.element(page.getByText('Change who pays for Town Hall roof')).toBeVisible()
    const payers = dialog().getByLabelText('Organization', { exact: true })
    const offered = [...payers.element().querySelectorAll('option')].map((one) => one.textContent)
    expect(offered).not.toContain('Port')
    expect(offered).not.toContain('City of Rivermouth')
    await userEvent.selectOptions(payers, 'Harbour')
    await userEvent.click(dialog().getByRole('button', { name: 'Change billing' }))
    await expect.element(page.getByText('Billing changed for 1 device')).toBeVisible()
    expect(orders(screen)).toEqual([
      {
        change: 'payment_update',
        devices: { ids: ['1C00A3F8:0'] },
        payment_organization_id: 'org_harbour',
      },
    ])
  })

  it('hides the change of payer from those who may not decide it', async () => {
    await open()
    await menuOf('Town Hall roof')
    await expect.element(page.getByRole('menuitem', { name: 'Transfer' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Change billing' }).query()).toBeNull()
  })
})

describe('deleting devices', () => {
  const LOST = { readings: 525_600, data_points: 6, alerts: 2, dashboards: 1 }

  it('asks for the serial after saying what is lost', async () => {
    const screen = await open({ nodeChangePreview: LOST })
    await menuOf('Quay Street')
    await choose('Delete')
    for (const line of ['525,600 readings are deleted', '2 alerts lose devices']) {
      await expect.element(page.getByText(line)).toBeVisible()
    }
    const remove = dialog().getByRole('button', { name: 'Delete', exact: true })
    await expect.element(remove).toBeDisabled()
    const box = dialog().getByRole('textbox', { name: 'Confirmation' })
    await userEvent.fill(box, '1C00A3F8')
    await expect.element(remove).toBeDisabled()
    await userEvent.fill(box, '1C00A3F7')
    await userEvent.click(remove)
    await expect.element(page.getByText('1 device deleted')).toBeVisible()
    expect(orders(screen)).toEqual([{ change: 'delete', devices: { ids: ['1C00A3F7:0'] } }])
  })

  it('asks for the number of devices when several are deleted', async () => {
    const screen = await open({ nodeChangePreview: { readings: null } })
    await select('Quay Street')
    await select('Summer beach')
    await userEvent.click(bar().getByRole('button', { name: 'Delete', exact: true }))
    await expect.element(page.getByText('All their readings are deleted')).toBeVisible()
    await userEvent.fill(dialog().getByRole('textbox', { name: 'Confirmation' }), '2')
    await userEvent.click(dialog().getByRole('button', { name: 'Delete', exact: true }))
    await expect.poll(() => orders(screen).length).toBe(1)
  })

  it('resets nothing after the question is cancelled', async () => {
    const screen = await open()
    await menuOf('Quay Street')
    await choose('Reset')
    await expect.element(page.getByText('Reset Quay Street?')).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(orders(screen)).toEqual([])
  })
})

describe('transferring a device', () => {
  it('asks for an organization and a payer, and says what ends', async () => {
    const screen = await open({ nodeChangePreview: { shares: 1, keys: 1 } })
    await menuOf('Town Hall roof')
    await choose('Transfer')
    await expect.element(page.getByText('Transfer Town Hall roof')).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Transfer', exact: true }))
    await expect.element(page.getByText('Organization is required').first()).toBeVisible()
    expect(orders(screen)).toEqual([])
    const receivers = dialog().getByLabelText('Organization', { exact: true })
    const payers = dialog().getByLabelText('Billing organization')
    const offered = (list: typeof payers) =>
      [...list.element().querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(offered(receivers)).not.toContain('City of Rivermouth')
    for (const list of [receivers, payers]) expect(offered(list)).not.toContain('Port')
    await userEvent.selectOptions(receivers, 'Harbour')
    await userEvent.selectOptions(payers, 'City of Rivermouth')
    await expect.element(page.getByText('1 share ends')).toBeVisible()
    await expect.element(page.getByText('1 key is revoked')).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Transfer', exact: true }))
    await expect.element(page.getByText('1 device transferred')).toBeVisible()
    expect(orders(screen)).toEqual([
      {
        change: 'transfer',
        devices: { ids: ['1C00A3F8:0'] },
        to_organization_id: 'org_harbour',
        payment_organization_id: 'org_city',
      },
    ])
  })
})
