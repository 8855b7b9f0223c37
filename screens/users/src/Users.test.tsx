import { listedUser, renderScreen, user, userRole, type RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

const PORT = userRole({
  organization_id: 'org_port',
  organization_name: 'Harbour Authority',
  role: 'manager',
  may_become: [],
  actions: [],
})
const USERS = [
  listedUser(0),
  listedUser(1, { roles: [userRole({ role: 'manager' })] }),
  listedUser(2, { last_login: null, roles: [userRole(), PORT] }),
  listedUser(3, { active: false, actions: ['activate'] }),
]

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (options: Partial<Parameters<typeof renderScreen>[1]> = {}) => {
  drawn = await renderScreen(plugin, { params: {}, server: { users: USERS }, ...options })
  return drawn
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const pick = async (name: string, action: string) => {
  await row(name).getByRole('button').click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('ingest keys that would stop', () => {
  const withKeys = userRole({ role: 'manager', keys: { ingest_keys: 2, devices: 1 } })
  const server = {
    users: [listedUser(0), listedUser(1, { roles: [withKeys] }), listedUser(2)],
  }

  it('names the keys that stop before a member is removed or an account is deactivated', async () => {
    await open({ server })
    await pick('Mateo', 'Remove role')
    const words = /2 ingest keys that they made and the key of 1 device/
    await expect.element(page.getByText(words)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await pick('Mateo', 'Deactivate')
    await expect.element(page.getByText(words)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await pick('Priya', 'Remove role')
    await expect.element(page.getByText(/ends at once/)).toBeVisible()
    expect(page.getByText(/stop as well/).query()).toBeNull()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  it('names the keys that stop before a member gets a role that may create none', async () => {
    const screen = await open({ server })
    await pick('Mateo', 'Manage roles')
    await page.getByRole('button', { name: /Change role at/ }).click()
    await page.getByRole('menuitem', { name: 'User', exact: true }).click()
    await expect.element(page.getByText(/2 ingest keys that they made/)).toBeVisible()
    expect(screen.calls.some(({ method }) => method === 'POST')).toBe(false)
    await page.getByRole('button', { name: 'Cancel' }).click()
  })
})

describe('the list of users', () => {
  it('shows names, roles and last visits of users', async () => {
    await open()
    await expect.element(row('Olga Owner')).toMatchTextContent(/OO.*Owner.*olga0@/)
    await expect.element(row('Priya Nair')).toMatchTextContent(/User.*Never/)
    await expect.element(row('Priya Nair')).not.toMatchTextContent(/Harbour/)
    await expect.element(row('Tom Field')).toMatchTextContent(/Deactivated/)
  })

  it('names the organization of each role on the page of all organizations', async () => {
    await open({ server: { users: USERS, slug: 'all' } })
    await expect
      .element(row('Priya Nair'))
      .toMatchTextContent(/User at City of Rivermouth, Manager at Harbour Authority/)
  })

  it('filters users by role and account state, as the address says', async () => {
    await open({ params: { role: ['user'], active: true } })
    await expect.element(row('Priya')).toBeVisible()
    await expect.element(row('Mateo')).not.toBeInTheDocument()
    await expect.element(row('Tom')).not.toBeInTheDocument()
  })

  it('leads to the page of a user', async () => {
    const screen = await open()
    await row('Mateo').getByRole('link').click()
    await expect.poll(() => screen.visited).toEqual(['/org_city/users/user_1'])
  })

  it('explains users while there are none', async () => {
    await open({ server: {} })
    await expect.element(page.getByText(/Members of the organization/)).toBeVisible()
  })

  it('offers no menu for a user who cannot be changed', async () => {
    await open()
    await expect.element(row('Olga')).toBeVisible()
    await expect.element(row('Olga').getByRole('button')).not.toBeInTheDocument()
  })
})

describe('changing a role', () => {
  it('asks before it removes a role, and says what is left', async () => {
    const screen = await open()
    await pick('Mateo', 'Remove role')
    await expect
      .element(page.getByText(/no longer belong to any organization that you can see/))
      .toBeVisible()
    await page.getByRole('button', { name: 'Remove role' }).click()
    await expect.element(page.getByText('Role removed')).toBeVisible()
    expect(
      screen.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path),
    ).toEqual(['users/user_1/permissions/manager'])
    await expect.element(row('Mateo')).not.toBeInTheDocument()
  })

  it('changes a role in the dialog of all roles', async () => {
    await open()
    await pick('Priya', 'Manage roles')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Manager at Harbour Authority')).toBeVisible()
    await dialog.getByRole('button', { name: 'Change role at City of Rivermouth' }).click()
    await page.getByRole('menuitem', { name: 'Manager' }).click()
    await expect.element(dialog.getByText('Manager at City of Rivermouth')).toBeVisible()
    await expect.element(page.getByText('Role saved')).toBeVisible()
  })
})

it('says that an identity provider assigns the roles, and offers none to add', async () => {
  const permissions = { read_users: ['org_city'], manage_users: ['org_city'] }
  const reader = user({ permissions, roles_elsewhere: ['org_city'] })
  await open({ server: { users: USERS, user: reader } })
  await pick('Priya', 'Manage roles')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/identity provider assigns the roles here/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Add role' })).not.toBeInTheDocument()
})

describe('the account of a user', () => {
  it('asks before it deactivates an account', async () => {
    await open()
    await pick('Mateo', 'Deactivate')
    await expect.element(page.getByText(/signed out everywhere/)).toBeVisible()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await expect.element(row('Mateo')).toMatchTextContent(/Deactivated/)
  })

  it('activates an account on its page', async () => {
    await open({ page: 'details', params: { id: 'user_3' } })
    await page.getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
    await expect.element(page.getByRole('button', { name: 'Deactivate' })).toBeVisible()
  })

  it('describes in plain words what the roles of a user allow', async () => {
    await open({ page: 'details', params: { id: 'user_2' } })
    await expect.element(page.getByRole('heading', { name: 'Priya Nair' })).toBeVisible()
    await expect.element(page.getByText('User at City of Rivermouth')).toBeVisible()
    await expect.element(page.getByText(/cannot change devices/)).toBeVisible()
    await expect.element(page.getByText('Never')).toBeVisible()
  })

  it('says that a user does not exist', async () => {
    await open({ page: 'details', params: { id: 'nobody' } })
    await expect.element(page.getByText('Document not found.')).toBeVisible()
  })
})

it('shows initials instead of a picture that cannot be loaded', async () => {
  const user = listedUser(1, { picture: '00000000-0000-4000-8000-000000000001' })
  await open({ server: { users: [user] } })
  await expect.element(row('Mateo').getByText('MR', { exact: true })).toBeVisible()
})
