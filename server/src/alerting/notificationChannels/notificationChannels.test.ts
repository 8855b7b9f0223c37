import {
  CHANNELS_MAX,
  type AlertDetails,
  type ChannelTestResult,
  type ErrorBody,
  type NewNotificationChannel,
  type NotificationChannel,
  type SavedNotificationChannel,
} from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findChannelsOfAlert } from '../../messages/services/findChannels.ts'
import { startProvider, type Provider } from '../../messages/services/provider.fixture.ts'
import { signatureOf } from '../../messages/services/signature.ts'
import { seedChannel } from '../../testing/world/notificationChannels.ts'
import { seedAlert } from '../../testing/world/alerts.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const URL_SECRET = 'https://hooks.slack.com/services/T000/B000/verysecretpart'
const slack = (changes: Partial<NewNotificationChannel> = {}): NewNotificationChannel => ({
  organization_id: 'city',
  kind: 'slack',
  name: 'Operations',
  language: 'es',
  timezone: 'Europe/Madrid',
  is_enabled: true,
  settings: { url: URL_SECRET },
  ...changes,
})

const create = (changes: Partial<NewNotificationChannel> = {}) =>
  world.call<SavedNotificationChannel & ErrorBody>(
    'manager',
    'POST',
    'notification_channels',
    slack(changes),
  )
const idOf = ({ body: { _id: id } }: Awaited<ReturnType<typeof create>>): string => id
const pathsOf = ({ body }: { body: ErrorBody }) => body.issues?.map(({ path }) => path)

describe('adding a channel', () => {
  it('hides the secret of a new channel from answers and the log', async () => {
    const { status, body } = await create()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'slack',
      name: 'Operations',
      language: 'es',
      timezone: 'Europe/Madrid',
      settings: { url_host: 'hooks.slack.com', secrets: ['url'] },
      alerts_count: 0,
      signing_secret: null,
    })
    const { body: list } = await world.call<object>('manager', 'GET', 'notification_channels')
    const events = await world.context.store.db
      .selectFrom('events')
      .selectAll()
      .where('row_id', '=', body['_id'])
      .execute()
    expect(events).toMatchObject([{ name: 'notification_channel.created' }])
    expect(JSON.stringify([body, list, events])).not.toContain('verysecretpart')
  })

  it('shows the signing secret of a new channel once', async () => {
    const url = 'https://hooks.example.org/air'
    const { body, headers } = await create({ kind: 'webhook', settings: { url } })
    expect(body.signing_secret).toMatch(/^whsec_/)
    expect(headers['cache-control']).toBe('no-store')
    const path = `notification_channels/${body['_id']}`
    const { body: read } = await world.call<NotificationChannel>('manager', 'GET', path)
    expect(read.settings).toMatchObject({ secrets: ['url', 'signing_secret'] })
    const renewed = await world.call<SavedNotificationChannel>('manager', 'POST', `${path}/secret`)
    expect(renewed.body.signing_secret).toMatch(/^whsec_/)
    expect(renewed.body.signing_secret).not.toBe(body.signing_secret)
    const events = await world.context.store.db.selectFrom('events').selectAll().execute()
    expect(JSON.stringify([read, events])).not.toContain('whsec_')
  })

  it('names each wrong setting without the value that was typed', async () => {
    expect(pathsOf(await create({ settings: {} }))).toEqual(['/settings/url'])
    expect(pathsOf(await create({ kind: 'telegram', settings: {} }))).toEqual([
      '/settings/bot_token',
      '/settings/chat_id',
    ])
    const insecure = await create({ settings: { url: 'http://hooks.example.org/verysecret' } })
    expect(pathsOf(insecure)).toEqual(['/settings/url'])
    expect(JSON.stringify(insecure.body)).not.toContain('verysecret')
    const malformed = await create({ settings: { url: 'https://air:p%zz@hooks.example.org/' } })
    expect(pathsOf(malformed)).toEqual(['/settings/url'])
    expect(pathsOf(await create({ settings: { url: URL_SECRET, topic: 'air' } }))).toEqual([
      '/settings/topic',
    ])
    const server = 'https://ntfy.example.org/air'
    expect(pathsOf(await create({ kind: 'ntfy', settings: { server, topic: 'air' } }))).toEqual([
      '/settings/server',
    ])
    expect(pathsOf(await create({ timezone: 'Europe/Atlantis' }))).toEqual(['/timezone'])
  })

  it(`creates up to ${CHANNELS_MAX} channels`, async () => {
    for (let at = 0; at < CHANNELS_MAX; at += 1) await seedChannel(world.context, 'harbour')
    const body = slack({ organization_id: 'harbour' })
    const full = await world.call<ErrorBody>('harbourmaster', 'POST', 'notification_channels', body)
    expect(full.body.code).toBe('CHANNEL_LIMIT')
  })
})

describe('changing a channel', () => {
  const edit = { name: 'Phones', language: 'en', timezone: 'UTC', is_enabled: false }
  const storedSettings = async (id: string) => {
    const row = await world.context.store.db
      .selectFrom('notification_channels')
      .select('settings')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.settings
  }
  const put = (id: string, settings: object, version = 1) =>
    world.call<SavedNotificationChannel & ErrorBody>(
      'manager',
      'PUT',
      `notification_channels/${id}`,
      {
        ...edit,
        settings,
        version,
      },
    )

  it('keeps a secret that is left out', async () => {
    const id = idOf(await create())
    expect((await put(id, {})).body).toMatchObject({
      name: 'Phones',
      is_enabled: false,
      version: 2,
    })
    expect(await storedSettings(id)).toEqual({ kind: 'slack', url: URL_SECRET })
  })

  it('refuses a change of a channel that is not based on its newest version', async () => {
    const id = idOf(await create())
    const { status, body } = await put(id, {}, 7)
    expect(status).toBe(409)
    expect(body.details).toMatchObject({ newest: { name: 'Operations', version: 1 } })
  })

  it('refuses to keep a stored token for another server', async () => {
    const settings = { topic: 'air', token: 'tk_secret_1' }
    const id = idOf(await create({ kind: 'ntfy', settings }))
    const server = 'https://ntfy.example.org'
    expect(pathsOf(await put(id, { server }))).toEqual(['/settings/token'])
    expect((await put(id, { server, token: null })).status).toBe(200)
    expect(await storedSettings(id)).toEqual({
      kind: 'ntfy',
      server: 'https://ntfy.example.org/',
      topic: 'air',
      token: null,
    })
  })

  it('a channel stops and starts signing, and has a secret only while it signs', async () => {
    const url = 'https://hooks.example.org/air'
    const id = idOf(await create({ kind: 'webhook', settings: { url } }))
    expect((await put(id, { is_signed: false })).body.settings?.secrets).toEqual(['url'])
    const path = `notification_channels/${id}/secret`
    expect((await world.call<ErrorBody>('manager', 'POST', path)).body.code).toBe(
      'CHANNEL_NOT_SIGNED',
    )
    expect((await put(id, { is_signed: true }, 2)).body.signing_secret).toMatch(/^whsec_/)
    expect((await put(id, {}, 3)).body.signing_secret).toBeNull()
  })
})

it('shows members who only read the name of a channel and no settings', async () => {
  const id = idOf(await create())
  const { body } = await world.call<NotificationChannel>(
    'user',
    'GET',
    `notification_channels/${id}`,
  )
  expect(body).toMatchObject({ name: 'Operations', settings: null, actions: [] })
})

describe('alerts that go to channels', () => {
  const alert = (subscribers: object) => ({
    organization_id: 'city',
    name: 'Too much dust',
    description: '',
    notification_level: 'critical',
    data_points: [
      {
        _id: 'g1',
        conditions: [
          { deviceId: '1C00AAAA:0', dataPointId: world.city.pm25.id, expr: 'gt', value: 35 },
        ],
      },
    ],
    subscribers: { notification_method: 'email', ...subscribers },
  })
  const save = (subscribers: object) =>
    world.call<AlertDetails & ErrorBody>('manager', 'POST', 'alerts', alert(subscribers))

  it('saves an alert with channels and without users, and shows them by name', async () => {
    const id = idOf(await create())
    const { body } = await save({ users: [], channels: [id, id] })
    const channels = [{ _id: id, name: 'Operations', kind: 'slack', is_enabled: true }]
    expect(body.subscribers).toMatchObject({ users: [], channels })
    const list = await world.call<{ data: AlertDetails[] }>(
      'user',
      'GET',
      'alerts?includes=subscribers',
    )
    const listed = list.body.data.find((one) => one['_id'] === body['_id'])
    expect(listed?.subscribers).toMatchObject({ users: [], channels })
    const found = await findChannelsOfAlert(world.context.store.db, body['_id'])
    expect(found).toEqual([
      {
        id,
        name: 'Operations',
        language: 'es',
        timezone: 'Europe/Madrid',
        settings: { kind: 'slack', url: URL_SECRET },
      },
    ])
    const { body: channel } = await world.call<NotificationChannel>(
      'manager',
      'GET',
      `notification_channels/${id}`,
    )
    expect(channel.alerts_count).toBe(1)
  })

  it('refuses a foreign channel, and an alert without any recipient', async () => {
    const foreign = await seedChannel(world.context, 'harbour')
    expect((await save({ users: ['owner'], channels: [foreign] })).body.issues).toEqual([
      {
        path: '/subscribers/channels/0',
        expected: 'a notification channel of the organization',
        got: foreign,
      },
    ])
    expect(pathsOf(await save({ users: [], channels: [] }))).toEqual(['/subscribers/users'])
    expect((await save({ users: ['owner'] })).body.subscribers.channels).toEqual([])
  })

  it('sends only to channels that are enabled and exist', async () => {
    const { db } = world.context.store
    const alertId = await seedAlert(world.context, 'city')
    const paused = await seedChannel(world.context, 'city', { is_enabled: false })
    const id = await seedChannel(world.context, 'city')
    for (const channel of [paused, id]) {
      await db
        .insertInto('alert_channels')
        .values({ alert_id: alertId, channel_id: channel })
        .execute()
    }
    expect((await findChannelsOfAlert(db, alertId)).map((channel) => channel.id)).toEqual([id])
    await world.call('manager', 'DELETE', `notification_channels/${id}`)
    expect(await findChannelsOfAlert(db, alertId)).toEqual([])
    await world.call('manager', 'DELETE', `alerts/${alertId}`)
    const left = await db.selectFrom('alert_channels').select('alert_id').execute()
    expect(left.map((row) => row.alert_id)).not.toContain(alertId)
  })
})

describe('a test message', () => {
  let provider: Provider
  let open: World
  beforeAll(async () => {
    open = await createWorld({ env: { AIRSHED_ALLOW_PRIVATE_TARGETS: '1' } })
  })
  afterAll(() => open.close())
  beforeEach(async () => {
    provider = await startProvider()
  })
  afterEach(() => provider.close())
  const test = (body: object, on = open) =>
    on.call<ChannelTestResult & ErrorBody>('manager', 'POST', 'notification_channels/test', {
      organization_id: 'city',
      kind: 'webhook',
      language: 'es',
      timezone: 'Europe/Madrid',
      ...body,
    })

  it('shows the answer of the service before anything is saved', async () => {
    provider.answerBy((response) => response.writeHead(400).end('invalid_blocks'))
    const { body } = await test({ kind: 'slack', settings: { url: provider.url } })
    expect(body).toEqual({ ok: false, status: 400, answer: 'invalid_blocks', failure: null })
    expect(provider.received[0]?.body).toContain('Las alertas de City of Clear Air llegarán aquí')
    const rows = await open.context.store.db
      .selectFrom('notification_channels')
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })

  it('writes the time in the time zone of the channel', async () => {
    expect((await test({ settings: { url: provider.url } })).body.ok).toBe(true)
    const { data } = JSON.parse(provider.received[0]?.body ?? '') as { data: { text: string } }
    expect(data.text).toContain('13:00:00 CET')
  })

  it('uses the stored secrets where they are left untouched', async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const id = await seedChannel(open.context, 'city', {
      settings: { kind: 'webhook', url: `${provider.url}/air`, signing_secret: secret },
    })
    expect((await test({ channel_id: id, settings: {} })).body).toMatchObject({ ok: true })
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = provider.received
    expect(path).toBe('/air')
    const signed = {
      id: String(headers['webhook-id']),
      timestamp: String(headers['webhook-timestamp']),
      body,
    }
    expect(headers['webhook-signature']).toBe(signatureOf({ ...signed, secret }))
  })

  it('knows no channel of another organization', async () => {
    const id = await seedChannel(open.context, 'harbour', {
      settings: { kind: 'webhook', url: provider.url, signing_secret: null },
    })
    expect((await test({ channel_id: id, settings: {} })).status).toBe(404)
    expect(provider.received).toEqual([])
  })

  it('refuses private networks by default', async () => {
    const url = provider.url.replace('http:', 'https:')
    expect((await test({ settings: { url } }, world)).body).toEqual({
      ok: false,
      status: null,
      answer: '',
      failure: 'not_public',
    })
  })
})
