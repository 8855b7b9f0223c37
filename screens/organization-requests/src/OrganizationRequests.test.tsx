import {
  axeProblems,
  formationRequest,
  renderScreen,
  user,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

const REQUESTS = [0, 1, 2].map((index) => formationRequest(index))
const FOR_STAFF = [formationRequest(0, { actions: ['accept', 'reject'] }), ...REQUESTS.slice(1)]
const STAFF = user({
  permissions: { access_context: ['org_city'], read_organizations: ['org_city'] },
})

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (server: RenderScreenOptions['server'] = {}) => {
  drawn = await renderScreen(plugin, {
    params: {},
    server: { formationRequests: REQUESTS, ...server },
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
const sent = ({ calls }: RenderedScreen) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('formation_requests'))
    .map(({ method, path, body }) => [method, path, body])

describe('requests of somebody who wants an organization', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Request an organization' })

  it('shows the outcome of each request, with the reason of a rejection', async () => {
    await open()
    await expect.element(row('Linden Hill School')).toMatchTextContent(/Pending/)
    await expect.element(row('Museum of the River')).toMatchTextContent(/Accepted/)
    await row('Lab of Air')
      .getByRole('button', { name: /^Show details/ })
      .click()
    await expect.element(page.getByText('There is such an organization already.')).toBeVisible()
  })

  it('requests an organization for the reader', async () => {
    const screen = await open({ formationRequests: [], user: user({ permissions: {} }) })
    await button('Request an organization').click()
    expect(await axeProblems(document.body)).toEqual([])
    await dialog().getByRole('textbox', { name: 'Name of the organization' }).fill('Lab of Dust')
    await dialog().getByRole('textbox', { name: 'What it is for' }).fill('Two monitors')
    await dialog().getByRole('button', { name: 'Send request' }).click()
    await expect.element(page.getByText('Request sent')).toBeVisible()
    await expect.element(row('Lab of Dust')).toMatchTextContent(/Pending/)
    expect(sent(screen)).toEqual([
      ['POST', 'formation_requests', { name: 'Lab of Dust', note: 'Two monitors' }],
    ])
  })

  it('requests an organization for a partner of one that the reader manages', async () => {
    const screen = await open({ formationRequests: [] })
    await button('Request an organization').click()
    await dialog().getByRole('textbox', { name: 'Name of the organization' }).fill('Museum')
    await dialog()
      .getByRole('combobox', { name: 'Who it is for' })
      .selectOptions('A partner of an organization that I manage')
    await expect
      .element(dialog().getByRole('combobox', { name: 'Partner of' }))
      .toHaveDisplayValue('City of Rivermouth')
    await dialog().getByRole('button', { name: 'Send request' }).click()
    await expect
      .poll(() => sent(screen).map(([, , body]) => body))
      .toEqual([
        { name: 'Museum', note: '', is_for_partner: true, requester_organization_id: 'org_city' },
      ])
  })

  it('requires a name for the organization', async () => {
    const screen = await open()
    await button('Request an organization').click()
    await dialog().getByRole('button', { name: 'Send request' }).click()
    await expect.element(dialog().getByText('Name is required')).toBeVisible()
    expect(sent(screen)).toEqual([])
  })

  it('says at its field that a name is taken', async () => {
    await open({
      issues: { formation_requests: [{ path: '/name', expected: 'another name', got: 'City' }] },
    })
    await button('Request an organization').click()
    await dialog().getByRole('textbox', { name: 'Name of the organization' }).fill('City')
    await dialog().getByRole('button', { name: 'Send request' }).click()
    await expect.element(dialog().getByText(/already has this name/)).toBeVisible()
  })

  it('withdraws a request', async () => {
    const screen = await open()
    await choose('Linden Hill School', 'Withdraw')
    await button('Withdraw request').click()
    await expect.element(row('Linden Hill School')).not.toBeInTheDocument()
    expect(sent(screen)).toEqual([['DELETE', 'formation_requests/request_0', {}]])
  })
})

describe('requests as staff see them', () => {
  it('shows who requests an organization, and accepts the request', async () => {
    const screen = await open({ formationRequests: FOR_STAFF, user: STAFF })
    await expect.element(row('Linden Hill School')).toMatchTextContent(/Ada Author/)
    await choose('Linden Hill School', 'Accept')
    await expect
      .element(page.getByRole('dialog', { name: 'Create the organization Linden Hill School?' }))
      .toMatchTextContent(/Ada Author becomes its owner.*partner of their organization/)
    await button('Create organization').click()
    await expect.element(row('Linden Hill School')).toMatchTextContent(/Accepted/)
    expect(sent(screen).map(([method, path]) => [method, path])).toEqual([
      ['PUT', 'formation_requests/request_0/accept'],
    ])
  })

  it('rejects a request with a reason', async () => {
    const screen = await open({ formationRequests: FOR_STAFF, user: STAFF })
    await choose('Linden Hill School', 'Reject')
    await button('Reject request').click()
    await expect.element(page.getByText('Reason is required')).toBeVisible()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Ask the school first')
    await button('Reject request').click()
    await expect.element(row('Linden Hill School')).toMatchTextContent(/Rejected/)
    expect(sent(screen)).toEqual([
      ['PUT', 'formation_requests/request_0/reject', { reason: 'Ask the school first' }],
    ])
  })
})

it('fits the requests on a phone, in Spanish and dark', async () => {
  await page.viewport(390, 844)
  drawn = await renderScreen(plugin, {
    params: {},
    server: { formationRequests: REQUESTS },
    locale: 'es_ES',
    theme: 'dark',
  })
  await expect.element(page.getByText('Linden Hill School')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
