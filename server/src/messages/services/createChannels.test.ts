import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutboxJobs } from '../mail/outboxJobs.fixture.ts'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createChannels } from './createChannels.ts'
import type { Channels } from './channels.ts'
import { dustMessage } from './message.fixture.ts'
import { startProvider, type Provider } from './provider.fixture.ts'
import { makeSigningSecret } from './signature.ts'

describe.each(TEST_ENGINES)('messages to channels on $name', ({ open }) => {
  let store: Store
  let provider: Provider
  const { start, poll, reaches, clear } = createOutboxJobs(() => store)
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    provider = await startProvider()
    await seedOrganization({ store }, 'city')
    const settings = {
      kind: 'webhook',
      url: `${provider.url}/hook/s3cret`,
      signing_secret: makeSigningSecret(),
    }
    await store.db
      .insertInto('notification_channels')
      .values({
        id: 'channel_1',
        organization_id: 'city',
        name: 'Operators',
        language: 'en',
        timezone: 'UTC',
        is_enabled: true,
        settings: JSON.stringify(settings),
        created_at: 0,
      })
      .execute()
  })
  afterEach(async () => {
    await clear()
    await provider.close()
  })

  const startServer = (allowPrivateTargets = true) => {
    const config = { publicUrl: 'https://air.example.org', allowPrivateTargets }
    const { made: channels, advance } = start((jobs, clock) =>
      createChannels({ config, jobs, clock }),
    )
    return { channels, advance }
  }
  const send = (channels: Channels) =>
    store.db.transaction().execute((tx) =>
      channels.send(tx, {
        channel: { id: 'channel_1', name: 'Operators', language: 'en' },
        message: dustMessage({ id: 'notice_1' }),
        organizationId: 'city',
        key: 'n1',
      }),
    )

  it('delivers a message once and signed, even when it is sent twice', async () => {
    const { channels } = startServer()
    const id = await send(channels)
    expect(await send(channels)).toBe(id)
    await reaches(id, { state: 'sent', body_text: null })
    expect(provider.received).toHaveLength(1)
    expect(provider.received[0]).toMatchObject({
      path: '/hook/s3cret',
      headers: { 'webhook-id': 'notice_1', 'webhook-signature': expect.stringMatching(/^v1,/) },
    })
  })

  it('sends a message again with the same id when the service fails', async () => {
    provider.answerBy((response) => response.writeHead(503).end('busy'))
    const { channels, advance } = startServer()
    const id = await send(channels)
    await reaches(id, { reason: expect.stringMatching(/answered 503: busy/) })
    provider.answerBy((response) => response.writeHead(200).end())
    advance(60_000)
    await reaches(id, { state: 'sent' })
    expect(provider.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      'notice_1',
      'notice_1',
    ])
  })

  it('waits for a service as long as it asks', async () => {
    provider.answerBy((response) => response.writeHead(429, { 'retry-after': '3600' }).end())
    const { channels, advance } = startServer()
    const id = await send(channels)
    await reaches(id, { reason: expect.stringMatching(/answered 429/) })
    const { due_at: dueAt } = await store.db
      .selectFrom('jobs')
      .select('due_at')
      .where('key', '=', id)
      .executeTakeFirstOrThrow()
    expect(dueAt).toBe(TEST_NOW_MS + 3_600_000)
    provider.answerBy((response) => response.writeHead(200).end())
    advance(3_600_000)
    await reaches(id, { state: 'sent' })
  })

  it('gives up a refused message without the address in the reason', async () => {
    provider.answerBy((response) => response.writeHead(410).end('gone: /hook/s3cret'))
    const { channels } = startServer()
    const id = await send(channels)
    await reaches(id, { job: 'failed' })
    expect((await poll(id)).reason).toMatch(/answered 410/)
    provider.answerBy((response) => response.writeHead(200).end())
    expect(await store.db.transaction().execute((tx) => channels.sendAgain(tx, id))).toBe(true)
    await reaches(id, { state: 'sent' })
  })

  it('refuses private networks unless that is allowed', async () => {
    const { channels } = startServer(false)
    const id = await send(channels)
    await reaches(id, { job: 'failed' })
    expect(provider.received).toEqual([])
  })

  it('gives up messages to a deleted channel', async () => {
    provider.answerBy((response) => response.writeHead(503).end())
    const { channels, advance } = startServer()
    const id = await send(channels)
    await reaches(id, { reason: expect.stringMatching(/503/) })
    await store.db.deleteFrom('notification_channels').execute()
    advance(60_000)
    await reaches(id, { job: 'failed', reason: 'The channel was deleted' })
  })
})
