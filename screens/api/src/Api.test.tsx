import { apiToken, axeProblems, node, organization, renderScreen, user } from '@airshed/testing'
import type { RenderScreenOptions, RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1440, 900))
afterEach(() => drawn?.unmount())

const open = async (server: RenderScreenOptions['server'] = {}) => {
  drawn = await renderScreen(plugin, {
    params: {},
    server: { tokens: [apiToken(0), apiToken(1)], ...server },
  })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

describe('the tokens', () => {
  it('shows the purpose, owner, permissions and usage of each token', async () => {
    await open()
    await expect.element(row('Ada Author')).toMatchTextContent(/Release workflow/)
    await expect.element(row('Ada Author')).toMatchTextContent(/Read devices and Read dashboards/)
    await expect.element(row('Ada Author')).toMatchTextContent(/2 devices/)
    await expect.element(row('Ada Author')).toMatchTextContent(/tok_…3f9b/)
    await expect.element(row('Ada Author')).toMatchTextContent(/17/)
    await expect.element(row('Olga Owner')).toMatchTextContent(/Never/)
  })

  it.each([1112, 1080])(
    'shows requests, last use and creation beside a sidebar in a window of 1440 px (%d px)',
    async (widthPx) => {
      drawn = await renderScreen(plugin, {
        params: {},
        widthPx,
        server: { tokens: [apiToken(0), apiToken(1)] },
      })
      await expect.element(row('Release workflow')).toBeVisible()
      const frame = document.querySelector('.air-list-frame')?.getBoundingClientRect()
      for (const name of ['Requests', 'Last used', 'Created']) {
        const head = page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
        await expect.element(head).toBeVisible()
        const { right } = head.element().getBoundingClientRect()
        expect(right, name).toBeLessThanOrEqual(frame?.right ?? NaN)
      }
    },
  )

  it('says when tokens expire, which expire soon, and which have expired', async () => {
    await open({ tokens: [0, 1, 2, 3].map((index) => apiToken(index)) })
    await expect.element(row('Release workflow')).toMatchTextContent(/Does not expire/)
    await expect.element(row('Build server').first()).toMatchTextContent(/Until \w+ \d+, \d{4}/)
    await expect.element(row('Laptop').getByTitle('Expires soon')).toMatchTextContent(/in 4 days/i)
    await expect.element(page.getByText('Expired', { exact: true })).toBeVisible()
  })

  it('shows the external id and devices of an opened token, and never its secret', async () => {
    await open()
    await row('Ada Author')
      .getByRole('button', { name: /Show details/ })
      .click()
    const details = page.getByText('External id')
    await expect.element(details).toBeVisible()
    await expect.element(page.getByText('Mast node_1')).toBeVisible()
    await expect.element(page.getByText(/tok_8c1f/)).not.toBeInTheDocument()
    await button('Show').click()
    await expect.element(page.getByText('tok_8c1f02b7e95d4a60a7d13f9b')).toBeVisible()
    expect(document.body.textContent).not.toContain('airshed_')
  })

  it('asks before it deletes a token, and names the owner', async () => {
    await open()
    await row('Ada Author')
      .getByRole('button', { name: /Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect
      .element(page.getByText('Delete the token Release workflow of Ada Author?'))
      .toBeVisible()
    await button('Delete token').click()
    await expect.element(row('Ada Author')).not.toBeInTheDocument()
    await expect.element(row('Olga Owner')).toBeVisible()
  })

  it('offers no creation or deletion of tokens to those who do not manage the organization', async () => {
    await open({ user: user({ permissions: { manage_tokens: ['org_city'] } }) })
    await expect.element(row('Ada Author')).toBeVisible()
    const actions = row('Ada Author').getByRole('button', { name: /Actions/ })
    await expect.element(actions).not.toBeInTheDocument()
    await expect.element(button('Create token')).not.toBeInTheDocument()
  })

  it('offers no creation of tokens while acting for somebody else', async () => {
    await open({
      user: user({
        access_context: {
          organization_id: 'org_city',
          organization_name: 'City of Rivermouth',
          role: 'owner',
          email: null,
          since: 0,
        },
      }),
    })
    await expect.element(page.getByText(/Go back to it to create one/)).toBeVisible()
    await expect.element(button('Create token')).not.toBeInTheDocument()
  })
})

describe('a new token', () => {
  const dialog = (name: string) => page.getByRole('dialog', { name })

  it('shows the secret of a new token once, with the command that uses it', async () => {
    await open({ tokens: [] })
    await button('Create token').click()
    const question = dialog('Create token')
    await question.getByRole('textbox', { name: 'Name' }).fill('Nightly build')
    await question.getByText(/Publish plugins/).click()
    await question.getByRole('button', { name: 'Create token' }).click()
    const secret = page.getByRole('group', { name: 'New token' })
    await expect.element(secret).toMatchTextContent(/read -rs AIRSHED_TOKEN/)
    await expect.element(secret).toMatchTextContent(/publish \S+ --organization org_city/)
    expect(secret.element().textContent).not.toMatch(/AIRSHED_TOKEN=|--token/)
    expect(await axeProblems(document.body)).toEqual([])
    await button('I have saved it').click()
    await expect.element(row('Nightly build')).toBeVisible()
    expect(document.body.textContent).not.toContain('airshed_')
  })

  it('asks for a name, and proposes an expiry in 90 days', async () => {
    await open()
    await button('Create token').click()
    const question = dialog('Create token')
    await expect
      .element(question.getByRole('combobox', { name: 'Expires' }))
      .toHaveDisplayValue('In 90 days')
    await question.getByRole('button', { name: 'Create token' }).click()
    await expect.element(question.getByText('Name the token')).toBeVisible()
  })

  it('names a token after its permissions until somebody types a name', async () => {
    await open()
    await button('Create token').click()
    const question = dialog('Create token')
    const name = question.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveValue('')
    await question.getByText(/^Read devices/).click()
    await expect.element(name).toHaveValue('Read devices')
    await question.getByText(/^Publish plugins/).click()
    await expect.element(name).toHaveValue('Read devices and 1 more')
    const permission = question.getByRole('checkbox').first().element()
    expect(permission.compareDocumentPosition(name.element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await name.fill('Nightly build')
    await question.getByText(/^Publish plugins/).click()
    await expect.element(name).toHaveValue('Nightly build')
  })

  it('proposes the organization of the page, or the first on offer', async () => {
    const organizations = [organization('org_harbour', { name: 'Harbour' }), organization()]
    const mine = ['org_harbour', 'org_city']
    const permissions = { manage_tokens: mine, manage_organizations: mine }
    await open({ slug: 'all', organizations, user: user({ permissions }) })
    await button('Create token').click()
    const choice = dialog('Create token').getByRole('combobox', { name: 'Organization' })
    await expect.element(choice).toHaveDisplayValue('Harbour')
    await expect.element(choice).toBeEnabled()
  })

  it('warns of a token that never expires', async () => {
    await open()
    await button('Create token').click()
    const question = dialog('Create token')
    await question.getByRole('combobox', { name: 'Expires' }).selectOptions('Never')
    await expect.element(question.getByRole('status')).toMatchTextContent(/If it leaks/)
  })

  it('asks for the date of a token that expires on a date', async () => {
    await open()
    await button('Create token').click()
    const question = dialog('Create token')
    await question.getByRole('textbox', { name: 'Name' }).fill('Nightly build')
    await question.getByRole('combobox', { name: 'Expires' }).selectOptions('On a date')
    await question.getByRole('button', { name: 'Create token' }).click()
    await expect.element(question.getByText('Choose a date')).toBeVisible()
  })

  it('refuses an expiry in the past', async () => {
    await open({ issues: { tokens: [{ path: '/expires_at', expected: 'later', got: 'past' }] } })
    await button('Create token').click()
    const question = dialog('Create token')
    await question.getByRole('textbox', { name: 'Name' }).fill('Nightly build')
    await question.getByText(/^Read devices/).click()
    await question.getByRole('combobox', { name: 'Expires' }).selectOptions('On a date')
    await question.getByLabelText('Expires on').fill('2020-01-01T00:00')
    await question.getByRole('button', { name: 'Create token' }).click()
    await expect.element(question.getByText('Choose a time in the future')).toBeVisible()
  })

  it('asks for at least one permission, of those that the reader holds', async () => {
    await open({
      user: user({ permissions: { manage_tokens: ['org_city'], read_devices: ['org_city'] } }),
    })
    await button('Create token').click()
    const question = dialog('Create token')
    const offered = question.getByRole('checkbox')
    await expect.element(offered).toHaveLength(1)
    await question.getByRole('button', { name: 'Create token' }).click()
    await expect.element(question.getByText(/Choose at least one permission/).first()).toBeVisible()
  })

  it('limits a token to chosen devices, and then offers no publishing of plugins', async () => {
    await open({ nodes: [node('node_1', { presentName: 'Quay mast' })] })
    await button('Create token').click()
    const question = dialog('Create token')
    await question.getByRole('textbox', { name: 'Name' }).fill('Archive')
    await question.getByText('Read devices, their measurements and alerts').click()
    await question.getByText(/Publish plugins/).click()
    await question.getByRole('combobox', { name: 'Devices' }).selectOptions('Only those I choose')
    await expect
      .element(question.getByRole('checkbox', { name: /Publish plugins/ }))
      .not.toBeChecked()
    await question.getByRole('button', { name: 'Create token' }).click()
    await expect.element(question.getByText('Choose at least one device').first()).toBeVisible()
    await question.getByRole('combobox', { name: 'Its devices' }).click()
    await page.getByRole('option', { name: /Quay mast/ }).click()
    await question.getByRole('button', { name: 'Create token' }).click()
    await expect.element(page.getByRole('group', { name: 'New token' })).toBeVisible()
    await button('I have saved it').click()
    await expect.element(row('Archive')).toMatchTextContent(/1 device/)
  })

  it('fixes the organization of the page, whatever others there are', async () => {
    const both = ['org_city', 'org_port']
    await open({
      organizations: both.map((id) => organization(id)),
      user: user({ permissions: { manage_tokens: both, manage_organizations: both } }),
    })
    await button('Create token').click()
    await expect
      .element(dialog('Create token').getByRole('combobox', { name: 'Organization' }))
      .toHaveDisplayValue('City of Rivermouth')
  })
})
