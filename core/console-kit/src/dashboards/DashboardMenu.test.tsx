import { accessibilityIssues, clearPage, createPage, type PageOptions } from '@airshed/kit/testing'
import type { Dashboard, Organization } from '@airshed/schemas'
import { afterEach, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { DashboardMenu } from './DashboardMenu.tsx'

const dashboard: Dashboard = {
  id: 'd1',
  name: 'Quay watch',
  description: '',
  organization_id: 'org_city',
  user_id: 'u1',
  configuration: { widgets: [] },
  is_starred: false,
  range: null,
  is_updates_on: true,
  shared: false,
  canBeShared: true,
  is_provisioned: false,
  version: 1,
  updated_at: 0,
}
const organization = (id: string, name: string): Organization => ({
  id,
  name,
  external_id: `ext_${id}`,
  slug: id,
  logo: null,
  is_simulated: false,
  is_locked: false,
})
const permissions = {
  read_reports: ['org_city', 'org_harbour', 'org_school'],
  manage_reports: ['org_city', 'org_harbour'],
}

afterEach(clearPage)

/** A page with the menu, and what it asked the server for. */
function open(changes: Partial<Dashboard> = {}, options: PageOptions = {}) {
  const calls: string[] = []
  const reported: string[] = []
  const page = createPage({
    permissions,
    ...options,
    fetch: (input, init) => {
      const body = typeof init?.body === 'string' ? ` ${init.body}` : ''
      calls.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}${body}`)
      return Promise.resolve(Response.json({ ...dashboard, id: 'd2', name: 'Quay watch (copy)' }))
    },
  })
  const { value } = page
  value.session.organizations = [
    organization('org_city', 'City'),
    organization('org_harbour', 'Harbour'),
    organization('org_school', 'School'),
  ]
  page.draw(
    <DashboardMenu
      dashboard={{ ...dashboard, ...changes }}
      onCloned={({ name }) => reported.push(`cloned ${name}`)}
      onDeleted={() => reported.push('deleted')}
    />,
  )
  return { ...page, calls, reported }
}
const choose = async (item: string): Promise<void> => {
  await userEvent.click(browser.getByRole('button', { name: /Quay watch/ }))
  await userEvent.click(browser.getByRole('menuitem', { name: item }))
}
const itemsOf = async (): Promise<string[]> => {
  await userEvent.click(browser.getByRole('button', { name: /Quay watch/ }))
  await expect.element(browser.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  return browser
    .getByRole('menuitem')
    .elements()
    .map((element) => element.textContent ?? '')
}

it('offers everything to a user who manages reports', async () => {
  open()
  expect(await itemsOf()).toEqual(['Edit', 'Duplicate', 'Share', 'Export as JSON', 'Delete'])
})

it('says that a dashboard from a file of the server cannot be changed', async () => {
  open({ is_provisioned: true })
  expect(await itemsOf()).toEqual(['Duplicate', 'Export as JSON'])
  await expect.element(browser.getByText('Read-only: from a file on the server')).toBeVisible()
})

it('shows no menu to a user of another organization', () => {
  open({}, { permissions: { read_reports: ['org_school'] } })
  expect(browser.getByRole('button').elements()).toEqual([])
})

it('passes on the copy of a dashboard', async () => {
  const { calls, reported } = open()
  await choose('Duplicate')
  await expect.poll(() => reported).toEqual(['cloned Quay watch (copy)'])
  expect(calls[0]).toMatch(/^POST \/v2\/dashboards\/d1\/clone/)
})

it('shares with organizations whose reports the user manages, except its own', async () => {
  const { calls } = open()
  await choose('Share')
  const target = browser.getByLabelText('Organization')
  await expect.element(target).toBeVisible()
  const options = [...(target.element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(options).toEqual(['Choose', 'Harbour'])
  const dialog = browser.getByRole('dialog')
  expect(browser.getByText('Organization is required').elements()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Share' }))
  await expect.element(browser.getByText('Organization is required')).toBeVisible()
  expect(await accessibilityIssues()).toEqual([])
  await userEvent.selectOptions(target, 'Harbour')
  await userEvent.click(dialog.getByRole('button', { name: 'Share' }))
  await expect.poll(() => calls[0]).toMatch(/^PUT \/v2\/dashboards\/d1\/share\/ext_org_harbour/)
  await expect.poll(() => browser.getByRole('dialog').elements()).toEqual([])
})

it('accepts a new name that is neither too short nor too long', async () => {
  const { calls } = open()
  await choose('Edit')
  const name = browser.getByLabelText('Name')
  await userEvent.fill(name, 'x'.repeat(51))
  await userEvent.click(browser.getByLabelText('Description'))
  await expect.element(browser.getByText('Name is too long')).toBeVisible()
  await userEvent.fill(name, ' Quay, by night ')
  await userEvent.click(browser.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => calls[0])
    .toBe('PUT /v2/dashboards/d1 {"name":"Quay, by night","description":""}')
})

it('asks before it deletes a dashboard', async () => {
  const { calls, reported } = open()
  await choose('Delete')
  await expect
    .element(
      browser.getByText(
        "Are you sure you want to delete this dashboard? You can't undo this action",
      ),
    )
    .toBeVisible()
  expect(calls).toEqual([])
  await userEvent.click(browser.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect.poll(() => reported).toEqual(['deleted'])
  expect(calls[0]).toMatch(/^DELETE \/v2\/dashboards\/d1/)
})

it('offers no sharing where there is no other organization to share to', async () => {
  open({}, { permissions: { read_reports: ['org_city'], manage_reports: ['org_city'] } })
  expect(await itemsOf()).not.toContain('Share')
})
