import {
  axeProblems,
  organization,
  renderScreen,
  user,
  webhook,
  webhookDelivery,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const SERVER = {
  webhooks: [0, 1, 2, 3].map((index) => webhook(index)),
  webhookDeliveries: [0, 1, 2].map((index) => webhookDelivery(index)),
}
const open = async (server: RenderScreenOptions['server'] = {}) => {
  drawn = await renderScreen(plugin, { params: {}, server: { ...SERVER, ...server } })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = (name: string) => page.getByRole('dialog', { name })
const choose = async (name: string, action: string) => {
  await row(name)
    .getByRole('button', { name: /actions|more/i })
    .last()
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('the list of webhooks', () => {
  it('shows the address, state and last answer of each webhook', async () => {
    await open()
    await expect.element(row('hooks.rivermouth')).toMatchTextContent(/Delivering.*Answered 200/)
    await expect.element(row('alerts.port')).toMatchTextContent(/Failing.*Answered 502/)
    await expect.element(row('archive.example')).toMatchTextContent(/Disabled.*No answer in time/)
    await expect.element(row('new.example')).toMatchTextContent(/Not used yet/)
  })

  it('switches a webhook off and on in the list', async () => {
    const { calls } = await open()
    const toggle = page.getByRole('switch', { name: /hooks\.rivermouth/ })
    await expect.element(toggle).toBeChecked()
    await page.elementLocator(toggle.element().closest('label') ?? toggle.element()).click()
    await expect.element(toggle).not.toBeChecked()
    await expect.element(page.getByText('Webhook disabled')).toBeVisible()
    expect(calls.map(({ path }) => path)).toContain('webhooks/webhook_0/disable')
  })

  it('shows the masked header and the devices of an opened webhook', async () => {
    await open()
    await row('alerts.port')
      .getByRole('button', { name: /expand|details|show/i })
      .first()
      .click()
    await expect.element(page.getByText('Bearer ••••7f3c')).toBeVisible()
    await expect
      .element(page.getByText(/Station 1C00A3F7, 1 device that the organization no longer has/))
      .toBeVisible()
  })

  it('asks before it deletes a webhook', async () => {
    await open()
    await choose('new.example', 'Delete')
    await button('Delete webhook').click()
    await expect.element(row('new.example')).not.toBeInTheDocument()
  })

  it('explains how to verify signatures, with programs to copy', async () => {
    await open()
    await button('Check signatures').click()
    const help = dialog('How your server checks signatures')
    await expect.element(help).toMatchTextContent(/timingSafeEqual/)
    await help.getByRole('tab', { name: 'Python' }).click()
    await expect.element(help).toMatchTextContent(/compare_digest/)
    expect(await axeProblems(document.body)).toEqual([])
  })
})

describe('a new webhook', () => {
  const fill = async () => {
    await button('Create webhook').first().click()
    const form = dialog('Create webhook')
    await form.getByRole('textbox', { name: 'URL' }).fill('https://example.org/hook')
    await form.getByRole('textbox', { name: 'Authorization header' }).fill('Bearer abc')
    return form
  }

  it('shows the signing secret once', async () => {
    const { calls } = await open({ webhooks: [] })
    const form = await fill()
    await form.getByRole('button', { name: 'Create webhook' }).click()
    const secret = page.getByRole('group', { name: 'Signing secret' })
    await expect.element(secret).toMatchTextContent(/whsec_/)
    await button('I have saved it').click()
    await expect.element(row('example.org')).toBeVisible()
    expect(document.body.textContent).not.toContain('whsec_M')
    expect(
      calls.find(({ method, path }) => method === 'POST' && path === 'webhooks')?.body,
    ).toEqual({
      organization_id: 'org_city',
      url: 'https://example.org/hook',
      auth: 'Bearer abc',
      type: 'device',
      conditions: {},
    })
  })

  it('requires an address and a header', async () => {
    await open({ webhooks: [] })
    await button('Create webhook').first().click()
    const form = dialog('Create webhook')
    await form.getByRole('textbox', { name: 'URL' }).fill('example')
    await form.getByRole('button', { name: 'Create webhook' }).click()
    await expect.element(form.getByText(/Enter an address such as/)).toBeVisible()
    await expect.element(form.getByText('The authorization header is required')).toBeVisible()
  })

  it('marks the field that the server refuses until it is changed', async () => {
    await open({
      webhooks: [],
      issues: { webhooks: [{ path: '/url', expected: 'https://', got: 'another text' }] },
    })
    const form = await fill()
    await form.getByRole('button', { name: 'Create webhook' }).click()
    const refusal = form.getByText('Enter an address that begins with https://')
    await expect.element(refusal).toBeVisible()
    await form.getByRole('textbox', { name: 'Authorization header' }).fill('Bearer abcd')
    await expect.element(refusal).toBeVisible()
    await form.getByRole('textbox', { name: 'URL' }).fill('https://example.org/other')
    await expect.element(refusal).not.toBeInTheDocument()
  })

  it('keeps the focus where somebody types while another field is invalid', async () => {
    await open({ webhooks: [] })
    await button('Create webhook').first().click()
    const form = dialog('Create webhook')
    await userEvent.fill(form.getByRole('textbox', { name: 'URL' }), 'example')
    await userEvent.type(form.getByRole('textbox', { name: 'Authorization header' }), 'Bearer')
    await expect.element(form.getByText(/Enter an address such as/)).toBeVisible()
    await expect
      .element(form.getByRole('textbox', { name: 'Authorization header' }))
      .toHaveValue('Bearer')
  })

  it('clears the devices when the organization changes', async () => {
    const mine = ['org_city', 'org_port']
    await open({
      slug: 'all',
      webhooks: [],
      organizations: [organization(), organization('org_port', { name: 'Port' })],
      user: user({ permissions: { manage_tokens: mine, read_devices: mine } }),
    })
    const form = await fill()
    await form.getByRole('combobox', { name: 'Devices' }).click()
    await page.getByRole('option', { name: /1C00A3F7/ }).click()
    await expect.element(form).toMatchTextContent(/Station 1C00A3F7/)
    await form.getByRole('combobox', { name: 'Organization' }).selectOptions('Port')
    await expect.element(form).not.toMatchTextContent(/Station 1C00A3F7/)
  })
})

describe('editing a webhook', () => {
  it('keeps the header of a webhook when its field is left empty', async () => {
    const { calls } = await open()
    await choose('hooks.rivermouth', 'Edit')
    const form = dialog('Edit webhook')
    await expect.element(form.getByText(/Stored: Bearer ••••7f3c/)).toBeVisible()
    await form.getByRole('textbox', { name: 'URL' }).fill('https://hooks.rivermouth.example/new')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(row('rivermouth.example/new')).toBeVisible()
    const saved = calls.find(({ method }) => method === 'PUT')
    expect(saved?.body).toEqual({
      url: 'https://hooks.rivermouth.example/new',
      type: 'device',
      conditions: {},
      version: 1,
    })
  })

  it('asks before it replaces the signing secret', async () => {
    await open()
    await choose('hooks.rivermouth', 'Replace secret')
    await button('Replace secret').click()
    await expect
      .element(page.getByRole('group', { name: 'Signing secret' }))
      .toMatchTextContent(/whsec_/)
  })

  it('sends a test event, and shows request and answer', async () => {
    await open()
    await choose('hooks.rivermouth', 'Send test event')
    const trial = dialog('Send test event')
    await trial.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(trial).toMatchTextContent(/Answered 200/)
    await expect.element(trial.getByRole('region', { name: 'Request headers' })).toBeVisible()
    expect(await axeProblems(document.body)).toEqual([])
  })
})

describe('the deliveries of a webhook', () => {
  const openDeliveries = async () => {
    drawn = await renderScreen(plugin, {
      page: 'deliveries',
      params: { id: 'webhook_0' },
      server: SERVER,
    })
    return drawn
  }

  it('shows the outcome, request and answer of a delivery', async () => {
    await openDeliveries()
    await expect.element(row('Readings')).toMatchTextContent(/Delivered.*Answered 200/)
    await expect.element(row('Device status')).toMatchTextContent(/Waiting.*Answered 503/)
    await expect.element(row('Alert state')).toMatchTextContent(/Given up.*No answer in time/)
    await row('Readings')
      .getByRole('button', { name: /expand|details|show/i })
      .first()
      .click()
    await expect
      .element(page.getByRole('region', { name: 'Request headers' }))
      .toMatchTextContent(/authorization: Bearer ••••7f3c/)
    await expect.element(page.getByRole('region', { name: 'Answer' })).toMatchTextContent(/ok/)
  })

  it('lists every attempt of a delivery that was retried', async () => {
    await openDeliveries()
    const open = (name: string) =>
      row(name)
        .getByRole('button', { name: /expand|details|show/i })
        .first()
        .click()
    await open('Readings')
    await expect.element(page.getByRole('region', { name: 'Answer' })).toBeVisible()
    const attempts = page.getByRole('region', { name: 'All attempts' })
    expect(attempts.elements()).toEqual([])
    await open('Device status')
    await expect
      .element(attempts)
      .toMatchTextContent(/Answered 503.*No answer in time.*No answer in time/)
  })

  it('sends a delivery again', async () => {
    const { calls } = await openDeliveries()
    await choose('Alert state', 'Send again')
    await expect.element(page.getByText('The event is being sent again')).toBeVisible()
    expect(calls.map(({ path }) => path)).toContain(
      'webhooks/webhook_0/deliveries/delivery_2/redeliver',
    )
  })

  it('says that the webhook of the deliveries does not exist', async () => {
    drawn = await renderScreen(plugin, {
      page: 'deliveries',
      params: { id: 'nowhere' },
      server: SERVER,
    })
    await expect.element(page.getByText(/This does not exist/)).toBeVisible()
  })
})
