import {
  invitation,
  organization,
  ownInvitation,
  renderScreen,
  user,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

const INVITATIONS = [
  invitation(0, { email: 'ines@rivermouth.example', acceptance_state: 'filed' }),
  invitation(1, { email: 'mateo@rivermouth.example', acceptance_state: 'accepted' }),
  invitation(6, { email: 'priya@rivermouth.example', acceptance_state: 'filed', is_expired: true }),
]
/** One who may invite users and managers; the usual reader of tests belongs to support. */
const OWNER = user({
  permissions: Object.fromEntries(
    ['manage_organizations', 'manage_users', 'read_users'].map((name) => [name, ['org_city']]),
  ),
})

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (params = {}) => {
  drawn = await renderScreen(plugin, { params, server: { invitations: INVITATIONS } })
  return drawn
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

describe('the list of invitations', () => {
  it('shows the state of each invitation', async () => {
    await open()
    await expect.element(row('ines')).toMatchTextContent(/Pending/)
    await expect.element(row('mateo')).toMatchTextContent(/Accepted/)
    await expect.element(row('priya')).toMatchTextContent(/Expired/)
  })

  it('filters invitations by answer and expiry', async () => {
    await open({ acceptance_state: ['filed'], is_expired: false })
    await expect.element(row('ines')).toBeVisible()
    await expect.element(row('mateo')).not.toBeInTheDocument()
    await expect.element(row('priya')).not.toBeInTheDocument()
  })

  it('asks before it deletes an invitation, where the server allows it', async () => {
    await open()
    await expect.element(row('mateo').getByRole('button')).not.toBeInTheDocument()
    await row('ines').getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete invitation' }).click()
    await expect.element(row('ines')).not.toBeInTheDocument()
    await expect.element(row('mateo')).toBeVisible()
  })

  it('explains invitations while there are none', async () => {
    drawn = await renderScreen(plugin, { params: {} })
    await expect.element(page.getByText(/People invited to join/)).toBeVisible()
  })
})

describe('inviting somebody', () => {
  const openDialog = async (server = {}) => {
    drawn = await renderScreen(plugin, { params: {}, server: { user: OWNER, ...server } })
    await page.getByRole('button', { name: 'Invite new user' }).first().click()
    return drawn
  }
  const dialog = () => page.getByRole('dialog')

  it('invites an address with a role that the reader may give', async () => {
    const screen = await openDialog()
    await dialog().getByLabelText('E-mail').fill('nina@rivermouth.example')
    await dialog().getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(page.getByText('Invitation created')).toBeVisible()
    await expect.element(row('nina@rivermouth')).toMatchTextContent(/Pending/)
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(screen.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      organization_id: 'org_city',
      email: 'nina@rivermouth.example',
      role: 'user',
    })
  })

  it('shows the link of an invitation when the server sends no mail', async () => {
    await openDialog({ isMailSent: false })
    await expect.element(dialog().getByText(/This server sends no e-mail/)).toBeVisible()
    await dialog().getByLabelText('E-mail').fill('nina@rivermouth.example')
    await dialog().getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(page.getByText(/\/invitation\/7Qm2/)).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.element(page.getByText(/\/invitation\/7Qm2/)).not.toBeInTheDocument()
  })

  it('refuses an invalid e-mail address', async () => {
    const screen = await openDialog()
    await dialog().getByLabelText('E-mail').fill('nina')
    await dialog().getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(dialog().getByText('Enter a valid e-mail address')).toBeVisible()
    await dialog().getByLabelText('E-mail').fill('')
    await expect.element(dialog().getByText('E-mail is required')).toBeVisible()
    expect(screen.calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('offers no invitation to those who may not invite', async () => {
    const permissions = { read_users: ['org_city'] }
    drawn = await renderScreen(plugin, {
      params: {},
      server: { invitations: INVITATIONS, user: user({ permissions }) },
    })
    await expect.element(row('ines')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Invite new user' }))
      .not.toBeInTheDocument()
  })

  it('offers no invitation when an identity provider assigns roles, and says so', async () => {
    drawn = await renderScreen(plugin, {
      params: {},
      server: { invitations: INVITATIONS, user: { ...OWNER, roles_elsewhere: ['org_city'] } },
    })
    await expect.element(page.getByText(/people join it by signing in/)).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Invite new user' }))
      .not.toBeInTheDocument()
  })

  it('sends an invitation again from its menu', async () => {
    await open()
    await row('priya').getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Send again' }).click()
    await expect.element(page.getByText('Invitation sent again')).toBeVisible()
    await expect.element(row('priya')).toMatchTextContent(/Pending/)
  })
})

describe('the reader’s own invitation', () => {
  const openInvited = async () => {
    drawn = await renderScreen(plugin, {
      params: {},
      server: {
        invitations: INVITATIONS,
        ownInvitations: [ownInvitation()],
        organizations: [organization()],
      },
    })
  }

  it('shows the reader’s own invitation above the list, and accepts it', async () => {
    await openInvited()
    await expect
      .element(page.getByText('Hari Harbour invites you to join Harbour Authority as manager.'))
      .toBeVisible()
    await page.getByRole('button', { name: 'Accept the invitation to Harbour Authority' }).click()
    await expect.element(page.getByText('Invitation accepted')).toBeVisible()
    await expect.element(page.getByText(/Hari Harbour invites/)).not.toBeInTheDocument()
  })

  it('asks before it declines an invitation', async () => {
    await openInvited()
    await page.getByRole('button', { name: 'Decline the invitation to Harbour Authority' }).click()
    await page.getByRole('button', { name: 'Decline invitation' }).click()
    await expect.element(page.getByText('Invitation declined')).toBeVisible()
    await expect.element(page.getByText(/Hari Harbour invites/)).not.toBeInTheDocument()
  })
})
