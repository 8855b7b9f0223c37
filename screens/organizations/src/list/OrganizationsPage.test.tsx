import {
  handFile,
  organizationDetails,
  pictureFile,
  renderScreen,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
type Server = NonNullable<Parameters<typeof renderScreen>[1]['server']>
const CITY = organizationDetails()
const PORT = organizationDetails('org_port', {
  name: 'Port',
  is_locked: true,
  addresses: [],
  actions: ['unlock'],
})
const list = async (server: Server = { organizations: [CITY, PORT] }) =>
  (drawn = await renderScreen(plugin, { page: 'list', params: {}, server, widthPx: 1000 }))
const edit = async (organizations = [CITY], server: Server = {}) =>
  (drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: organizations[0]!.id },
    server: { organizations, ...server },
    widthPx: 900,
  }))
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const changes = ({ calls }: RenderedScreen) => calls.filter(({ method }) => method !== 'GET')

describe('the list of organizations', () => {
  it('shows addresses, and which organizations are locked', async () => {
    await list()
    await expect
      .element(page.getByText('Quay Street 1, 1010 Rivermouth, New Zealand'))
      .toBeVisible()
    expect(page.getByText('Locked').elements()).toHaveLength(1)
  })

  it('shows the devices of an organization by type', async () => {
    await list()
    await press('Show details of City of Rivermouth')
    await expect.element(page.getByText('5 devices · 4 members')).toBeVisible()
    await expect.element(page.getByText('Thiamis-1000')).toBeVisible()
  })

  it('leads to the form of an organization, and to the one for a new organization', async () => {
    const screen = await list()
    await press('Actions for City of Rivermouth')
    await userEvent.click(page.getByRole('menuitem', { name: 'Edit' }))
    await press('Create organization')
    expect(screen.visited).toEqual([
      '/org_city/organizations/org_city',
      '/org_city/organizations/new',
    ])
  })

  it('unlocks an organization for support, after confirmation', async () => {
    const screen = await list()
    await press('Actions for Port')
    await userEvent.click(page.getByRole('menuitem', { name: 'Unlock' }))
    await press('Unlock organization')
    await expect.element(page.getByText('Organization unlocked')).toBeVisible()
    expect(changes(screen).map(({ path }) => path)).toEqual(['organizations/org_port/unlock'])
    await expect.element(page.getByText('Locked')).not.toBeInTheDocument()
  })
})

describe('the form of an organization', () => {
  const name = () => page.getByRole('textbox', { name: 'Name' })

  it('shows the ids by which others find the organization', async () => {
    await edit()
    await expect.element(page.getByText(CITY.id, { exact: true })).toBeVisible()
    await expect.element(page.getByText(CITY.external_id, { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Copy the external customer id' }))
      .toBeVisible()
  })

  it('changes name, logo and billing address', async () => {
    const screen = await edit()
    await userEvent.fill(name(), 'City of Air')
    handFile(await pictureFile())
    await press('Use this part')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(page.getByText('The same as the shipping address'))
    await userEvent.fill(page.getByRole('textbox', { name: 'Street' }).last(), 'Hill 2')
    await press('Save')
    await expect.element(page.getByText('City of Rivermouth is saved')).toBeVisible()
    expect(changes(screen).at(-1)).toMatchObject({
      method: 'PUT',
      path: 'organizations/org_city',
      body: {
        name: 'City of Air',
        logo: '00000000-0000-4000-8000-000000000001',
        billing_same_as_shipping: false,
        addresses: [
          { type: 'shipping', street: 'Quay Street 1' },
          { type: 'billing', street: 'Hill 2' },
        ],
      },
    })
  })

  it('says that there is no connection to the server', async () => {
    await edit([CITY], { failures: { 'organizations/org_city': 0 } })
    await expect.element(page.getByText('No connection to the server')).toBeVisible()
  })

  it('disables the form for members and in a locked organization', async () => {
    await edit([{ ...CITY, is_locked: true, actions: [] }])
    await expect.element(name()).toBeDisabled()
    await expect.element(page.getByText(/Only support can change anything/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Lock' })).not.toBeInTheDocument()
  })

  it('locks an organization for support, after confirmation', async () => {
    const screen = await edit([{ ...CITY, actions: ['modify', 'lock'] }])
    await press('Lock')
    await press('Lock organization')
    await expect.element(page.getByText('Organization locked', { exact: true })).toBeVisible()
    expect(changes(screen).map(({ path }) => path)).toEqual(['organizations/org_city/lock'])
    await expect.element(page.getByRole('button', { name: 'Unlock' })).toBeVisible()
  })
})

describe('deleting an organization', () => {
  it('names what is deleted, asks for the name, and then offers to restore it', async () => {
    const screen = await list()
    await press('Actions for City of Rivermouth')
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('12,345 readings')).toBeVisible()
    await expect
      .element(dialog.getByText('1 of these is leased to another organization'))
      .toBeVisible()
    const confirm = dialog.getByRole('button', { name: 'Delete organization' })
    await expect.element(confirm).toBeDisabled()
    await userEvent.fill(dialog.getByRole('textbox'), 'City of River')
    await expect.element(confirm).toBeDisabled()
    await userEvent.fill(dialog.getByRole('textbox'), 'City of Rivermouth')
    await userEvent.click(confirm)
    await expect.element(page.getByText(/City of Rivermouth is deleted/)).toBeVisible()
    expect(changes(screen).at(-1)).toMatchObject({
      method: 'DELETE',
      path: 'organizations/org_city',
      body: { name: 'City of Rivermouth' },
    })
    const restore = page.getByRole('button', { name: 'Restore City of Rivermouth' })
    await expect.element(restore).toBeVisible()
  })

  it('restores a deleted organization', async () => {
    const gone = { id: 'org_old', name: 'Old Mill', logo: null }
    const times = { deleted_at: Date.UTC(2026, 2, 1), removed_at: Date.UTC(2026, 2, 31) }
    const screen = await list({
      organizations: [CITY],
      deletedOrganizations: [{ ...gone, ...times }],
    })
    await expect
      .element(page.getByText(/deleted on .+ 2026, removed for good on .+ 2026/))
      .toBeVisible()
    await press('Restore Old Mill')
    await expect.element(page.getByText('Organization restored')).toBeVisible()
    expect(changes(screen).at(-1)?.path).toBe('organizations/org_old/restore')
    await expect.element(page.getByText('Old Mill')).not.toBeInTheDocument()
  })

  it('deletes an organization from its form, and leads to the list', async () => {
    const screen = await edit()
    await press('Delete')
    const dialog = page.getByRole('dialog')
    await userEvent.fill(dialog.getByRole('textbox'), 'City of Rivermouth')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete organization' }))
    await expect.poll(() => screen.visited).toEqual(['/all/organizations'])
  })
})

describe('a required second factor', () => {
  const toggle = () => page.getByRole('switch', { name: 'Require a second factor' })
  const flip = () => userEvent.click(page.getByText('Require a second factor', { exact: true }))
  const sent = (screen: RenderedScreen) => changes(screen).map(({ body }) => body)

  it('asks before it requires a second factor, with the members who have none, and before it stops', async () => {
    const screen = await edit()
    await expect.element(toggle()).not.toBeChecked()
    await flip()
    await expect.element(page.getByText(/2 members have none yet\./)).toBeVisible()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))
    expect(sent(screen)).toEqual([])
    await flip()
    await press('Require it')
    await expect
      .element(page.getByText('City of Rivermouth requires a second factor'))
      .toBeVisible()
    await expect.element(toggle()).toBeChecked()
    await flip()
    await press('Stop requiring it')
    await expect.element(toggle()).not.toBeChecked()
    expect(sent(screen)).toEqual([
      { requires_second_factor: true },
      { requires_second_factor: false },
    ])
  })

  it('leads a manager without a second factor to one', async () => {
    const screen = await edit([CITY], { hasSecondFactor: false })
    await flip()
    await press('Require it')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/lock yourself out/)
    await expect.element(toggle()).not.toBeChecked()
    await press('Set one up')
    await expect.poll(() => screen.visited).toEqual(['/org_city/profile?tab=security'])
  })

  it('says that an external identity provider sets up and reports second factors', async () => {
    await edit([CITY], {
      isIdentityExternal: true,
      hasSecondFactor: false,
      organizationSecurity: { members_without: null },
    })
    await expect.element(page.getByText(/list mfa in the claim amr/)).toBeVisible()
    await flip()
    await expect.element(page.getByText(/none yet/)).not.toBeInTheDocument()
    await press('Require it')
    await expect.element(page.getByText(/Set one up where you sign in/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Set one up' })).not.toBeInTheDocument()
  })

  it('hides the requirement from those who may not change the organization', async () => {
    await edit([{ ...CITY, actions: [] }])
    await expect.element(page.getByRole('heading', { name: CITY.name })).toBeVisible()
    await expect.element(toggle()).not.toBeInTheDocument()
  })
})
