import {
  axeProblems,
  organization,
  partnership,
  partnershipInvitation,
  renderScreen,
  user,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

const PARTNERSHIPS = [0, 1, 2].map((index) => partnership(index))
const INVITATIONS = [0, 1, 2, 3].map((index) => partnershipInvitation(index))

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (server: RenderScreenOptions['server'] = {}, on = 'list') => {
  drawn = await renderScreen(plugin, {
    page: on,
    params: {},
    server: { partnerships: PARTNERSHIPS, partnershipInvitations: INVITATIONS, ...server },
  })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const choose = async (name: string, action: string) => {
  await row(name)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}
const sent = ({ calls }: RenderedScreen, method: string) =>
  calls
    .filter((call) => call.method === method && call.path.startsWith('partnership'))
    .map(({ path, body }) => [path, body])

describe('the list of partnerships', () => {
  it('names both sides, and counts what they share', async () => {
    await open()
    await expect.element(row('Alder Bay Harbour')).toMatchTextContent(/City of Rivermouth.*2.*1/)
    await expect.element(button('Invitations (1 to answer)')).toBeVisible()
  })

  it('marks a partner that was deleted', async () => {
    await open({ partnerships: [partnership(0, { partner_is_deleted: true }), partnership(1)] })
    await expect.element(row('Alder Bay Harbour').getByText('Deleted')).toBeVisible()
    await expect.element(row('Linden Hill School')).toBeVisible()
    await expect.element(row('Linden Hill School').getByText('Deleted')).not.toBeInTheDocument()
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('explains partnerships while there are none', async () => {
    await open({ partnerships: [] })
    await expect.element(page.getByText(/Become partners with another/)).toBeVisible()
  })

  it('shows the devices shared in both directions when a row is opened', async () => {
    const device = { node_id: 'a', serial: '1C00A3F7', name: 'Quay mast' }
    await open({
      sharedDevices: {
        partnership_0: [
          { ...device, organization_id: 'org_city' },
          { ...device, node_id: 'b', name: '', serial: '1C00A3F8', organization_id: 'org_other' },
        ],
      },
    })
    await row('Alder Bay Harbour')
      .getByRole('button', { name: /^Show details/ })
      .click()
    const given = page.getByRole('region', {
      name: 'City of Rivermouth shares with Alder Bay Harbour',
    })
    await expect.element(given).toMatchTextContent(/Quay mast/)
    const received = page.getByRole('region', {
      name: 'Alder Bay Harbour shares with City of Rivermouth',
    })
    await expect.element(received).toMatchTextContent(/1C00A3F8/)
  })

  it('asks before it ends a partnership, and counts what is no longer shared', async () => {
    const screen = await open()
    await choose('Alder Bay Harbour', 'End partnership')
    const question = page.getByRole('dialog', {
      name: 'End the partnership with Alder Bay Harbour?',
    })
    await expect.element(question).toMatchTextContent(/2 devices that you share.*read 1 device/)
    await expect.element(question).toMatchTextContent(/Leases continue/)
    await question.getByRole('button', { name: 'End partnership' }).click()
    await expect.element(row('Alder Bay Harbour')).not.toBeInTheDocument()
    expect(sent(screen, 'DELETE')).toEqual([['partnerships/partnership_0', {}]])
  })

  it('offers no changes to members who do not manage the organization', async () => {
    await open({
      user: user({ permissions: { read_organizations: ['org_city'] } }),
      partnerships: PARTNERSHIPS.map((one) => ({ ...one, actions: [] })),
    })
    await expect.element(row('Alder Bay Harbour')).toBeVisible()
    await expect.element(button('Create partnership')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Invitations/ })).not.toBeInTheDocument()
  })
})

describe('a new partnership', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Create partnership' })
  const submit = () => dialog().getByRole('button', { name: 'Send invitation' }).click()

  it('invites a partner by the e-mail address of a manager', async () => {
    const screen = await open()
    await button('Create partnership').click()
    expect(await axeProblems(document.body)).toEqual([])
    await dialog().getByRole('textbox', { name: 'E-mail of a manager' }).fill('x@harbour.example')
    await submit()
    await expect.element(page.getByText('Invitation sent to x@harbour.example')).toBeVisible()
    expect(sent(screen, 'POST')).toEqual([
      ['partnerships', { organization_id: 'org_city', email: 'x@harbour.example' }],
    ])
  })

  it('invites a partner by organization id or external customer id', async () => {
    const screen = await open()
    await button('Create partnership').click()
    const by = dialog().getByRole('combobox', { name: 'Find the partner by' })
    await by.selectOptions('Organization id')
    await dialog().getByRole('textbox', { name: 'Organization id' }).fill('org_port')
    await submit()
    await expect.element(page.getByText('Invitation sent to org_port')).toBeVisible()
    expect(sent(screen, 'POST')).toEqual([
      ['partnerships', { organization_id: 'org_city', external_id: 'org_port' }],
    ])
  })

  it('offers the reader’s other organizations, except partners', async () => {
    const ids = ['org_city', 'org_partner_0', 'org_lab']
    await open({ organizations: ids.map((id) => organization(id, { name: `Name of ${id}` })) })
    await button('Create partnership').click()
    await dialog()
      .getByRole('combobox', { name: 'Find the partner by' })
      .selectOptions('One of my organizations')
    const choice = dialog().getByRole('combobox', { name: 'Partner', exact: true })
    await expect.element(choice).toMatchTextContent(/Name of org_lab/)
    await expect.element(choice).not.toMatchTextContent(/org_city|org_partner_0/)
  })

  it('requires an address of the partner', async () => {
    const screen = await open()
    await button('Create partnership').click()
    await submit()
    await expect.element(dialog().getByText('E-mail is required')).toBeVisible()
    expect(sent(screen, 'POST')).toEqual([])
  })

  it('says that an address is not unique, and keeps what was typed', async () => {
    await open({ refusedPartners: { 'x@harbour.example': 'PARTNER_NOT_UNIQUE' } })
    await button('Create partnership').click()
    const email = dialog().getByRole('textbox', { name: 'E-mail of a manager' })
    await email.fill('x@harbour.example')
    await submit()
    await expect.element(page.getByText(/manager of several organizations/)).toBeVisible()
    await expect.element(email).toHaveValue('x@harbour.example')
  })
})

describe('partnership invitations', () => {
  it('shows who invites whom, and the answer', async () => {
    await open({}, 'invitations')
    await expect.element(row('Alder Bay Harbour')).toMatchTextContent(/Pending.*Received/)
    await expect.element(row('ines@harbour.example')).toMatchTextContent(/Pending.*Sent/)
    await expect.element(row('Linden Hill School')).toMatchTextContent(/Accepted/)
    await expect.element(row('org_agency')).toMatchTextContent(/Rejected/)
  })

  it.each([
    ['Alder Bay Harbour', 'Accept', 'Accept invitation', 'Partnership created'],
    ['Alder Bay Harbour', 'Decline', 'Decline invitation', 'Invitation declined'],
    ['ines@harbour.example', 'Withdraw', 'Withdraw invitation', 'Invitation withdrawn'],
  ])('handles the invitation of %s: %s', async (name, action, confirm, done) => {
    const screen = await open({}, 'invitations')
    await choose(name, action)
    await button(confirm).click()
    await expect.element(page.getByText(done)).toBeVisible()
    expect([...sent(screen, 'PUT'), ...sent(screen, 'DELETE')]).toHaveLength(1)
  })
})

it.each(['list', 'invitations'])(
  'fits the partnership page %s on a phone, in Spanish and dark',
  async (on) => {
    await page.viewport(390, 844)
    drawn = await renderScreen(plugin, {
      page: on,
      params: {},
      server: { partnerships: PARTNERSHIPS, partnershipInvitations: INVITATIONS },
      locale: 'es_ES',
      theme: 'dark',
    })
    await expect.element(page.getByText('Alder Bay Harbour').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
)
