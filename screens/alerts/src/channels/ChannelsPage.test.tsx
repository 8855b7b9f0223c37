import {
  axeProblems,
  notificationChannel,
  renderScreen,
  user,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
beforeEach(() => page.viewport(1200, 1000))
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const CHANNELS = [0, 1, 2].map((index) => notificationChannel(index))
const open = async (
  server: Parameters<typeof renderScreen>[1]['server'] = {},
  locale: 'en_US' | 'es_ES' = 'en_US',
) => {
  drawn = await renderScreen(plugin, {
    page: 'channels',
    params: {},
    locale,
    widthPx: 1100,
    server: { notificationChannels: CHANNELS, ...server },
  })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const menu = async (channel: string, entry: string): Promise<void> => {
  await userEvent.click(row(channel).getByRole('button', { name: /^Actions for/ }))
  await userEvent.click(page.getByRole('menuitem', { name: entry }))
}
const sent = (method: string, path: string) =>
  drawn?.calls
    .filter((call) => call.method === method && call.path === path)
    .map(({ body }) => body)

describe('the notification channels', () => {
  it('say which service they are, whether they are used, and by how many alerts', async () => {
    await open()
    await expect.element(row('Operations')).toMatchTextContent(/Slack.*Enabled.*English/)
    await expect.element(row('Phones on call')).toMatchTextContent(/ntfy.*Paused.*Spanish.*3/)
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('explain themselves while there are none', async () => {
    await open({ notificationChannels: [] })
    await expect.element(page.getByText('No notification channels yet')).toBeVisible()
    await expect.element(page.getByText(/then choose it in the form of an alert/)).toBeVisible()
  })

  it('are not changed by those who only read', async () => {
    const readOnly = notificationChannel(0, { settings: null, actions: [] })
    await open({
      notificationChannels: [readOnly],
      user: user({ permissions: { read_devices: ['org_city'] } }),
    })
    await expect.element(row('Operations')).toBeVisible()
    await expect.element(button('Create channel')).not.toBeInTheDocument()
    await expect.element(row('Operations').getByRole('button')).not.toBeInTheDocument()
  })

  it('are deleted after a question that says how many alerts are sent there', async () => {
    await open()
    await menu('Phones on call', 'Delete')
    await expect.element(page.getByText(/3 alerts are no longer sent to it/)).toBeVisible()
    await userEvent.click(button('Delete channel'))
    await expect.element(row('Phones on call')).not.toBeInTheDocument()
    await expect.element(row('Operations')).toBeVisible()
  })

  it('are tested from the list, with what the service answers', async () => {
    await open({ channelTest: { ok: false, status: 404, answer: 'no_service', failure: null } })
    await menu('Operations', 'Send a test message')
    await expect
      .element(
        page.getByText(/Operations: The service refused the message \(status 404\) no_service/),
      )
      .toBeVisible()
  })

  it('speak Spanish', async () => {
    await open({}, 'es_ES')
    await expect.element(row('Phones on call')).toMatchTextContent(/ntfy.*En pausa.*Español/)
  })
})

describe('a new channel', () => {
  it('is tried out before it is saved, and shows its signing secret once', async () => {
    await open()
    await userEvent.click(button('Create channel'))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Service' }), 'webhook')
    await userEvent.fill(box('Webhook address'), 'https://desk.example.org/hook')
    await userEvent.click(button('Send a test message'))
    await expect
      .element(page.getByText('The service accepted the message (status 200)'))
      .toBeVisible()
    expect(sent('POST', 'notification_channels/test')).toMatchObject([
      {
        organization_id: 'org_city',
        kind: 'webhook',
        settings: { url: 'https://desk.example.org/hook', is_signed: true },
      },
    ])
    await userEvent.fill(box('Name'), 'Control room')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Create channel' }))
    const secret = page.getByRole('group', { name: 'Signing secret' })
    await expect.element(secret).toMatchTextContent(/whsec_/)
    await expect.element(secret.getByRole('button', { name: /Copy/ })).toBeVisible()
    await userEvent.click(button('Done'))
    await expect.element(page.getByText(/whsec_/)).not.toBeInTheDocument()
    await expect.element(row('Control room')).toBeVisible()
  })

  it('is named after its service until somebody names it', async () => {
    await open()
    await userEvent.click(button('Create channel'))
    const service = page.getByRole('combobox', { name: 'Service' })
    await expect.element(box('Name')).toHaveValue('Slack')
    await userEvent.selectOptions(service, 'ntfy')
    await expect.element(box('Name')).toHaveValue('ntfy')
    await userEvent.fill(box('Name'), 'Phones')
    await userEvent.selectOptions(service, 'slack')
    await expect.element(box('Name')).toHaveValue('Phones')
    expect(service.element().compareDocumentPosition(box('Name').element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('says what is wrong with it at its fields, and sends nothing', async () => {
    await open()
    await userEvent.click(button('Create channel'))
    await userEvent.fill(box('Webhook address'), 'hooks.slack.com/services')
    await userEvent.fill(box('Name'), '')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Create channel' }))
    await expect.element(page.getByText('A name is required')).toBeVisible()
    await expect
      .element(page.getByText('An address that begins with https:// is required'))
      .toBeVisible()
    expect(sent('POST', 'notification_channels')).toEqual([])
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('is told what a setting of its service looks like, in the language of the reader', async () => {
    await open({}, 'es_ES')
    await userEvent.click(button('Crear canal'))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Servicio' }), 'telegram')
    await userEvent.fill(page.getByLabelText('Token del bot'), 'token')
    await userEvent.fill(box('Chat'), '@air_alerts')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Crear canal' }))
    await expect.element(page.getByText('Hace falta un token como 123456:ABC-DEF')).toBeVisible()
    await expect
      .element(
        page.getByText('El número del chat o el @nombre de un canal público', { exact: false }),
      )
      .toBeVisible()
    expect(sent('POST', 'notification_channels')).toEqual([])
  })

  it('shows a refusal of the server at its field', async () => {
    await open({
      channelIssues: [{ path: '/settings/topic', expected: 'another topic', got: 'air' }],
    })
    await userEvent.click(button('Create channel'))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Service' }), 'ntfy')
    await userEvent.fill(box('Name'), 'Phones')
    await userEvent.fill(box('Topic'), 'air')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Create channel' }))
    await expect.element(page.getByText(/another topic/)).toBeVisible()
  })
})

describe('a channel that is changed', () => {
  it('keeps its secret where nothing is typed', async () => {
    await open()
    await menu('Operations', 'Edit')
    await expect
      .element(page.getByText('Stored, at hooks.slack.com. Leave it empty to keep it'))
      .toBeVisible()
    await userEvent.fill(box('Name'), 'Operations room')
    await userEvent.click(page.getByRole('checkbox', { name: 'Send alerts to this channel' }))
    await userEvent.click(button('Save'))
    await expect.element(row('Operations room')).toMatchTextContent(/Paused/)
    expect(sent('PUT', 'notification_channels/channel_0')).toEqual([
      {
        name: 'Operations room',
        language: 'en',
        timezone: 'Europe/Lisbon',
        is_enabled: false,
        settings: {},
        version: 1,
      },
    ])
  })

  it('gets a new signing secret, which is shown once', async () => {
    await open()
    await menu('Incident desk', 'Renew signing secret')
    await userEvent.click(button('Renew signing secret'))
    await expect
      .element(page.getByRole('group', { name: 'Signing secret' }))
      .toMatchTextContent(/whsec_/)
  })
})
