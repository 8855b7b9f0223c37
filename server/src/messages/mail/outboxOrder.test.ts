import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startProvider, type Provider } from '../services/provider.fixture.ts'
import { createSms } from '../sms/createSms.ts'
import type { Sms } from '../sms/sms.ts'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { eventually } from '../../testing/eventually.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createOutboxJobs } from './outboxJobs.fixture.ts'

const LINK = 'https://air.example.org/city/alerts'

describe.each(TEST_ENGINES)('messages to one recipient on $name', ({ open }) => {
  let store: Store
  let gateway: Provider
  const { start, poll, reaches, clear } = createOutboxJobs(() => store)
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    gateway = await startProvider()
    await seedOrganization({ store }, 'city')
  })
  afterEach(async () => {
    await clear()
    await gateway.close()
  })

  const startServer = () => {
    const config = { publicUrl: 'https://air.example.org', smsUrl: `${gateway.url}/` }
    const { made: sms, advance } = start((jobs, clock) => createSms({ config, jobs, clock }))
    return { sms, advance }
  }
  const send = (sms: Sms, text: string, address = '+64215550101') =>
    store.db.transaction().execute((tx) =>
      sms.send(tx, {
        to: { address, name: 'Ana' },
        language: 'en',
        text,
        link: LINK,
        organizationId: 'city',
        key: `${address} ${text}`,
      }),
    )
  const textOf = ({ body }: { body: string }) =>
    (JSON.parse(body) as { text: string }).text.replace(` ${LINK}`, '')
  const texts = () => gateway.received.map(textOf)
  const jobOf = (id: string) =>
    store.db
      .selectFrom('jobs')
      .select(['state', 'attempt', 'due_at', 'reason'])
      .where('key', '=', id)
      .executeTakeFirstOrThrow()
  const refuse = (response: ServerResponse) => void response.writeHead(503).end('busy')
  const take = (response: ServerResponse) => void response.writeHead(200).end()

  it('delivers the oldest first, although it waits longest after a failure', async () => {
    gateway.answerBy(refuse)
    const { sms, advance } = startServer()
    const begun = await send(sms, 'begun')
    await reaches(begun, { reason: expect.stringMatching(/503/) })
    gateway.answerBy(take)
    const over = await send(sms, 'over')
    await reaches(over, { state: 'sent' })
    expect(texts()).toEqual(['begun', 'begun', 'over'])
    expect(await poll(begun)).toMatchObject({ state: 'sent', job: 'done' })
    advance(3_600_000)
    const next = await send(sms, 'begun again')
    await reaches(next, { state: 'sent' })
    expect(texts()).toEqual(['begun', 'begun', 'over', 'begun again'])
  })

  it('delivers others past a refused message, which loses no attempt for them', async () => {
    gateway.answerBy((response) => {
      const isStuck = gateway.received.at(-1)?.body.includes('stuck') === true
      return isStuck ? refuse(response) : take(response)
    })
    const { sms } = startServer()
    const stuck = await send(sms, 'stuck')
    await reaches(stuck, { reason: expect.stringMatching(/503/) })
    await reaches(await send(sms, 'news'), { state: 'sent' })
    expect(texts()).toEqual(['stuck', 'stuck', 'news'])
    expect(await jobOf(stuck)).toEqual({
      state: 'waiting',
      attempt: 1,
      due_at: TEST_NOW_MS + 30_000,
      reason: expect.stringMatching(/503/),
    })
  })

  it('tries a message again in a second while an older one is being delivered', async () => {
    const { promise: asked, resolve: hold } = Promise.withResolvers<ServerResponse>()
    gateway.answerBy(hold)
    const { sms, advance } = startServer()
    const begun = await send(sms, 'begun')
    const response = await asked
    gateway.answerBy(take)
    const over = await send(sms, 'over')
    await eventually(async () =>
      expect(await jobOf(over)).toMatchObject({
        state: 'waiting',
        attempt: 0,
        due_at: TEST_NOW_MS + 1_000,
      }),
    )
    take(response)
    await reaches(begun, { state: 'sent' })
    advance(1_000)
    await reaches(over, { state: 'sent' })
    expect(texts()).toEqual(['begun', 'over'])
  })

  it('messages wait for no other recipient', async () => {
    gateway.answerBy(refuse)
    const { sms } = startServer()
    await reaches(await send(sms, 'to Ana'), { reason: expect.stringMatching(/503/) })
    gateway.answerBy(take)
    await reaches(await send(sms, 'to Bob', '+64215550102'), { state: 'sent' })
    expect(texts()).toEqual(['to Ana', 'to Bob'])
  })
})
